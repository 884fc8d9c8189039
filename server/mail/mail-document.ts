/** What every mail of ours is made of; text and HTML come from the same content. */
export interface MailDocument {
  readonly subject: string;
  /** Shown by mail programs after the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  readonly action?: { readonly label: string; readonly url: string };
  readonly afterAction?: readonly string[];
  /** Path of a square poster (PNG) at the top. */
  readonly posterUrl?: string;
}

export interface MailFrame {
  readonly agency: string;
  readonly address: string;
  readonly phone: string;
  readonly publicUrl: string;
  /** Why the reader gets this mail. */
  readonly reason: string;
}

export function mailText(document: MailDocument, frame: MailFrame): string {
  const facts = (document.facts ?? []).map((fact) => `${fact.label}: ${fact.value}`).join('\n');
  const action = document.action ? `${document.action.label}:\n${document.action.url}` : '';
  return [
    document.heading,
    ...document.paragraphs,
    facts,
    action,
    ...(document.afterAction ?? []),
    `--\n${frame.agency} · ${frame.address} · ${frame.phone}\n${frame.reason}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

// Mail programs know no stylesheets: every style stands on its element. Colours are those of the minimal light theme.
const ground = '#FAF9F6';
const ink = '#1F2328';
const muted = '#5C636B';
const accent = '#B4441F';
const body = `font-family:Inter,Segoe UI,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:${ink}`;

export function mailHtml(document: MailDocument, frame: MailFrame): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px;${body}">${escapeHtml(text)}</p>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(document.subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:${ground}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(document.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;background:#FFFFFF">
${document.posterUrl === undefined ? '' : `<tr><td><img src="${escapeHtml(document.posterUrl)}" width="560" alt="" style="display:block;width:100%;height:auto"></td></tr>`}
<tr><td style="padding:32px;border-top:4px solid ${accent}">
<p style="margin:0 0 8px;font-size:14px;letter-spacing:1px;color:${accent};font-family:Inter,Segoe UI,Helvetica,Arial,sans-serif">${escapeHtml(frame.agency)}</p>
<h1 style="margin:0 0 16px;font-family:Fraunces,Georgia,serif;font-weight:600;font-size:28px;line-height:1.1;color:${ink}">${escapeHtml(document.heading)}</h1>
${document.paragraphs.map(paragraph).join('\n')}
${factsHtml(document)}
${document.action ? `<p style="margin:24px 0"><a href="${escapeHtml(document.action.url)}" style="display:inline-block;background:${accent};color:#FFFFFF;text-decoration:none;padding:12px 24px;border-radius:8px;font:600 16px Inter,Segoe UI,Helvetica,Arial,sans-serif">${escapeHtml(document.action.label)}</a></p><p style="margin:0 0 16px;font:14px/1.5 Inter,Segoe UI,Helvetica,Arial,sans-serif;color:${muted}">${escapeHtml(document.action.url)}</p>` : ''}
${(document.afterAction ?? []).map(paragraph).join('\n')}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #E3E1DB;font:14px/1.5 Inter,Segoe UI,Helvetica,Arial,sans-serif;color:${muted}">${escapeHtml(`${frame.agency} · ${frame.address} · ${frame.phone}`)}<br>${escapeHtml(frame.reason)}</p>
</td></tr></table></td></tr></table></body></html>`;
}

function factsHtml(document: MailDocument): string {
  if (!document.facts?.length) return '';
  const cell =
    'padding:8px 0;border-bottom:1px solid #E3E1DB;font:16px/1.5 Inter,Segoe UI,Helvetica,Arial,sans-serif';
  const rows = document.facts.map(
    ({ label, value }) =>
      `<tr><th align="left" style="${cell};font-weight:400;color:${muted}">${escapeHtml(label)}</th><td align="right" style="${cell};color:${ink}">${escapeHtml(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows.join('')}</table>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
