/** The largest photo to upload. Source: docs/decisions.md, A company has few values, and a person few priorities. */
export const imageMaxBytes = 5 * 1024 * 1024;

/**
 * The most values one person chooses. Source: docs/decisions.md, A company has few values, and a person few priorities.
 */
export const userNormsMax = 5;

/**
 * How many ordered priorities one person chooses. Source: docs/decisions.md, A company has few values, and a person few
 * priorities.
 */
export const prioritiesCount = { min: 3, max: 5 } as const;

/**
 * Common bands of job titles in their order; `catalogue.seniorities` of lib/words names them by key. Source:
 * docs/decisions.md, Lists about a person are short and worded by us.
 */
export const seniorities = [
  { id: 1, key: 'intern' },
  { id: 2, key: 'entry' },
  { id: 3, key: 'experienced' },
  { id: 4, key: 'senior' },
  { id: 5, key: 'lead' },
  { id: 6, key: 'teamLead' },
  { id: 7, key: 'manager' },
  { id: 8, key: 'seniorManager' },
  { id: 9, key: 'director' },
  { id: 10, key: 'vicePresident' },
  { id: 11, key: 'cLevel' },
  { id: 12, key: 'owner' },
] as const;
