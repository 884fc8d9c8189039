import jwt from 'jsonwebtoken';

/** What a bearer token says: which sign-in it belongs to. Everything else is looked up, so that it can be revoked. */
export interface AccessClaims {
  readonly userId: number;
  readonly signInId: string;
}

const issuer = 'rosegate';
const audience = 'rosegate-api';
export const accessTokenLifeSeconds = 12 * 60 * 60;

export class AccessTokens {
  private readonly newest: string;

  /** @param secrets newest first: the first signs, all verify */
  constructor(private readonly secrets: readonly string[]) {
    const [newest] = secrets;
    if (newest === undefined) throw new RangeError('tokens need a secret');
    this.newest = newest;
  }

  sign(claims: AccessClaims): string {
    return jwt.sign({}, this.newest, {
      algorithm: 'HS256',
      issuer,
      audience,
      subject: String(claims.userId),
      jwtid: claims.signInId,
      expiresIn: accessTokenLifeSeconds,
    });
  }

  /** Null for anything that we did not sign, or that has run out. */
  verify(token: string): AccessClaims | null {
    for (const secret of this.secrets) {
      try {
        const payload = jwt.verify(token, secret, { algorithms: ['HS256'], issuer, audience });
        if (typeof payload === 'string' || payload.jti === undefined) return null;
        const userId = Number(payload.sub);
        return Number.isInteger(userId) ? { userId, signInId: payload.jti } : null;
      } catch (error) {
        if (!(error instanceof jwt.JsonWebTokenError)) throw error;
      }
    }
    return null;
  }
}
