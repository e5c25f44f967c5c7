import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;

/** Returns a new 160-bit secret in base32, as authenticator apps need it. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns the URL in the QR code that an authenticator app reads. */
export function totpAddress(secret: string, account: string): string {
  return totp(secret, account).toString();
}

/**
 * Returns the time step (RFC 6238: whole 30 seconds since 1970) of a correct code, or null for a wrong one. The
 * previous and the next step also count, because clocks differ; callers store the step and never accept it again.
 */
export function readTotpStep(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = totp(secret, '').validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / periodSeconds) + delta;
}

/** Returns the code that an app shows at an instant. */
export function totpCode(secret: string, now: Date): string {
  return totp(secret, '').generate({ timestamp: now.getTime() });
}

function totp(secret: string, label: string): TOTP {
  return new TOTP({
    issuer: 'unboXt',
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
  });
}
