/** As `server/config/site.ts` embeds it in index.html. */
export interface SiteFacts {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly atolNumber: string | null;
  readonly foundedIn: number;
  readonly onlineSince: number;
  readonly supportHours: {
    readonly days: string;
    readonly opens: string;
    readonly closes: string;
    readonly timeZone: string;
  };
  readonly social: readonly {
    readonly network: 'facebook' | 'instagram' | 'x' | 'youtube';
    readonly url: string;
  }[];
  readonly publicUrl: string;
}

let facts: SiteFacts | null = null;

/**
 * Name, address, phone and the like of the agency that runs this site.
 *
 * @throws {Error} when the page does not carry them: then it was not served by our server.
 */
export function siteFacts(): SiteFacts {
  facts ??= read();
  return facts;
}

function read(): SiteFacts {
  const text = document.getElementById('site')?.textContent;
  if (!text) throw new Error('the page carries no site facts');
  return JSON.parse(text) as SiteFacts;
}
