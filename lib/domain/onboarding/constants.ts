/** The documented user steps, in order. */
export const onboardingSteps = [
  { id: 1, key: 'you' },
  { id: 2, key: 'company' },
  { id: 3, key: 'department' },
  { id: 4, key: 'team' },
  { id: 5, key: 'values' },
  { id: 6, key: 'motivators' },
  { id: 7, key: 'result' },
] as const;

export type StepId = (typeof onboardingSteps)[number]['id'];

/**
 * The most norms a company chooses; its people choose among them.
 * Source: docs/decisions.md, Limits keep choices few.
 */
export const companyNormsMax = 7;

/** The most Administrators the company step invites. Source: docs/decisions.md, Limits keep choices few. */
export const superAdminsMax = 20;

/** The most options of a reason one person may name. Source: docs/decisions.md, Limits keep choices few. */
export const reasonOptionsMax = 3;

/** Source: docs/decisions.md, Lists about a person are short and worded by us. */
export const yearsOfLeadership = [
  { id: 1, name: 'None yet' },
  { id: 2, name: 'Less than 1 year' },
  { id: 3, name: '1–2 years' },
  { id: 4, name: '3–5 years' },
  { id: 5, name: '6–10 years' },
  { id: 6, name: '11–15 years' },
  { id: 7, name: '16–20 years' },
  { id: 8, name: 'More than 20 years' },
] as const;

/**
 * What a person hopes for; their first insight follows the first one.
 * Source: docs/decisions.md, The first insight is there within a minute of joining.
 */
export const hopes = [
  { id: 1, name: 'Know how my team is doing' },
  { id: 2, name: 'Spot problems early' },
  { id: 3, name: 'Give better feedback' },
  { id: 4, name: 'Lift motivation' },
  { id: 5, name: 'Less stress and overload' },
  { id: 6, name: 'Clearer goals' },
  { id: 7, name: 'A fairer, safer place to speak up' },
  { id: 8, name: 'Grow as a leader' },
  { id: 9, name: 'Feel heard' },
  { id: 10, name: 'Just curious' },
] as const;

/** Source: size classes of Eurostat, divided further as the US County Business Patterns do. */
export const companySizes = [
  { id: 1, name: '1–9' },
  { id: 2, name: '10–19' },
  { id: 3, name: '20–49' },
  { id: 4, name: '50–99' },
  { id: 5, name: '100–249' },
  { id: 6, name: '250–499' },
  { id: 7, name: '500–999' },
  { id: 8, name: '1,000–4,999' },
  { id: 9, name: '5,000 or more' },
] as const;

/** Source: the 20 sectors of NAICS with plain names, and one for the rest. */
export const companyIndustries = [
  { id: 1, name: 'Agriculture, forestry, fishing' },
  { id: 2, name: 'Mining, oil and gas' },
  { id: 3, name: 'Utilities' },
  { id: 4, name: 'Construction' },
  { id: 5, name: 'Manufacturing' },
  { id: 6, name: 'Wholesale' },
  { id: 7, name: 'Retail' },
  { id: 8, name: 'Transport and warehousing' },
  { id: 9, name: 'Information, media, software' },
  { id: 10, name: 'Finance and insurance' },
  { id: 11, name: 'Real estate and rental' },
  { id: 12, name: 'Professional, scientific and technical services' },
  { id: 13, name: 'Holding and head offices' },
  { id: 14, name: 'Administrative, support and waste services' },
  { id: 15, name: 'Education' },
  { id: 16, name: 'Health care and social assistance' },
  { id: 17, name: 'Arts, entertainment, recreation' },
  { id: 18, name: 'Hotels, restaurants, catering' },
  { id: 19, name: 'Other services' },
  { id: 20, name: 'Public administration' },
  { id: 21, name: 'Other' },
] as const;

/**
 * How well a motivator is met on day one, in five equal steps.
 * Source: docs/decisions.md, Onboarding asks for a start, not for a measurement.
 */
export const baselines = [
  { id: 1, name: 'Not at all' },
  { id: 2, name: 'A little' },
  { id: 3, name: 'Partly' },
  { id: 4, name: 'Mostly' },
  { id: 5, name: 'Fully' },
] as const;

/**
 * Why the largest gap is there, in our own words.
 * Source: docs/decisions.md, Lists about a person are short and worded by us.
 */
export const reasons = [
  {
    id: 1,
    title: 'The work itself',
    options: [
      { id: 11, name: 'Too much work' },
      { id: 12, name: 'The work doesn’t suit me' },
      { id: 13, name: 'Too little variety' },
      { id: 14, name: 'No visible progress' },
    ],
  },
  {
    id: 2,
    title: 'Clarity',
    options: [
      { id: 21, name: 'Unclear goals' },
      { id: 22, name: 'Unclear role' },
      { id: 23, name: 'Priorities keep changing' },
      { id: 24, name: 'Too little information' },
    ],
  },
  {
    id: 3,
    title: 'People',
    options: [
      { id: 31, name: 'Little feedback' },
      { id: 32, name: 'Little recognition' },
      { id: 33, name: 'Tension in the team' },
      { id: 34, name: 'Hard to get help' },
    ],
  },
  {
    id: 4,
    title: 'Conditions',
    options: [
      { id: 41, name: 'Tools or systems' },
      { id: 42, name: 'Meetings and interruptions' },
      { id: 43, name: 'Working hours' },
      { id: 44, name: 'Pay or security' },
    ],
  },
  {
    id: 5,
    title: 'Growth',
    options: [
      { id: 51, name: 'Nothing new to learn' },
      { id: 52, name: 'No next step in sight' },
      { id: 53, name: 'No time to learn' },
      { id: 54, name: 'No one to learn from' },
    ],
  },
  { id: 6, title: 'Nothing in particular', options: [] },
] as const;
