/** The largest photo to upload. Source: docs/decisions.md, Limits keep choices few. */
export const imageMaxBytes = 5 * 1024 * 1024;

/** Deleting an account needs a sign-in that is younger. Source: OWASP ASVS 5.0 7.5.1, re-authentication. */
export const recentSignInMs = 15 * 60_000;

/** The most values one person chooses. Source: docs/decisions.md, Limits keep choices few. */
export const userNormsMax = 5;

/** How many ordered priorities one person chooses. Source: docs/decisions.md, Limits keep choices few. */
export const prioritiesCount = { min: 3, max: 5 } as const;

/**
 * Common bands of job titles in their order.
 * Source: docs/decisions.md, Lists about a person are short and worded by us.
 */
export const seniorities = [
  { id: 1, name: 'Apprentice or intern' },
  { id: 2, name: 'Entry level' },
  { id: 3, name: 'Experienced' },
  { id: 4, name: 'Senior' },
  { id: 5, name: 'Lead or principal' },
  { id: 6, name: 'Team lead or supervisor' },
  { id: 7, name: 'Manager' },
  { id: 8, name: 'Senior manager or head of' },
  { id: 9, name: 'Director' },
  { id: 10, name: 'Vice president' },
  { id: 11, name: 'C-level' },
  { id: 12, name: 'Owner or partner' },
] as const;
