import fs from 'node:fs';

/** Settings that are secrets, or URLs that may contain one. Containers mount each as a file, in `…_FILE`. */
export const secretSettings = [
  'AUTH_SECRET',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'MIGRATION_DATABASE_URL',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SLACK_CLIENT_SECRET',
  'SLACK_SIGNING_SECRET',
  'TEAMS_APP_SECRET',
  'OIDC_GOOGLE_CLIENT_SECRET',
  'OIDC_MICROSOFT_CLIENT_SECRET',
  'OIDC_CLIENT_SECRET',
];

/**
 * Replaces `…_FILE` settings with the contents of these files, without white space at their end, such as the line break
 * that editors add. Returns one line per file that can't be read.
 * @param {Record<string, string | undefined>} settings
 * @returns {string[]}
 */
export function readSecretFiles(settings) {
  const problems = [];
  for (const name of secretSettings) {
    const fileSetting = `${name}_FILE`;
    const file = settings[fileSetting];
    if (!file) continue;
    delete settings[fileSetting];
    try {
      settings[name] = fs.readFileSync(file, 'utf8').trimEnd();
    } catch (error) {
      problems.push(`${fileSetting}: ${error.message}`);
    }
  }
  return problems;
}
