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
 * The most norms a company may choose for its people to choose from. Source: docs/decisions.md, A company has few
 * values, and a person few priorities.
 */
export const companyNormsMax = 7;

/**
 * The most administrators that the company step invites. Source: docs/decisions.md, A company has few values, and a
 * person few priorities.
 */
export const superAdminsMax = 20;

/**
 * The most options one person may give as reasons. Source: docs/decisions.md, A company has few values, and a person
 * few priorities.
 */
export const reasonOptionsMax = 3;

/** Source: docs/decisions.md, Lists about a person are short and worded by us. */
export const yearsOfLeadership = [
  { id: 1, name: 'none' },
  { id: 2, name: 'underOne' },
  { id: 3, name: 'oneToTwo' },
  { id: 4, name: 'threeToFive' },
  { id: 5, name: 'sixToTen' },
  { id: 6, name: 'elevenToFifteen' },
  { id: 7, name: 'sixteenToTwenty' },
  { id: 8, name: 'overTwenty' },
] as const;

/**
 * What a person hopes for; their first insight depends on the first hope. Source: docs/decisions.md, The first insight
 * is there within a minute of joining.
 */
export const hopes = [
  { id: 1, name: 'knowTeam' },
  { id: 2, name: 'spotProblems' },
  { id: 3, name: 'giveFeedback' },
  { id: 4, name: 'liftMotivation' },
  { id: 5, name: 'lessStress' },
  { id: 6, name: 'clearGoals' },
  { id: 7, name: 'speakUp' },
  { id: 8, name: 'growAsLeader' },
  { id: 9, name: 'feelHeard' },
  { id: 10, name: 'justCurious' },
] as const;

/** Source: size classes of Eurostat, divided further as the US County Business Patterns do. */
export const companySizes = [
  { id: 1, name: 'from1' },
  { id: 2, name: 'from10' },
  { id: 3, name: 'from20' },
  { id: 4, name: 'from50' },
  { id: 5, name: 'from100' },
  { id: 6, name: 'from250' },
  { id: 7, name: 'from500' },
  { id: 8, name: 'from1000' },
  { id: 9, name: 'from5000' },
] as const;

/** Source: the 20 sectors of NAICS with plain names, and one for all others. */
export const companyIndustries = [
  { id: 1, name: 'agriculture' },
  { id: 2, name: 'mining' },
  { id: 3, name: 'utilities' },
  { id: 4, name: 'construction' },
  { id: 5, name: 'manufacturing' },
  { id: 6, name: 'wholesale' },
  { id: 7, name: 'retail' },
  { id: 8, name: 'transport' },
  { id: 9, name: 'information' },
  { id: 10, name: 'finance' },
  { id: 11, name: 'realEstate' },
  { id: 12, name: 'professional' },
  { id: 13, name: 'holding' },
  { id: 14, name: 'administrative' },
  { id: 15, name: 'education' },
  { id: 16, name: 'health' },
  { id: 17, name: 'arts' },
  { id: 18, name: 'hospitality' },
  { id: 19, name: 'otherServices' },
  { id: 20, name: 'publicSector' },
  { id: 21, name: 'other' },
] as const;

/**
 * How well a motivator is met on day one, in five equal steps. Source: docs/decisions.md, Answers about the first day
 * count towards no result.
 */
export const baselines = [
  { id: 1, name: 'notAtAll' },
  { id: 2, name: 'aLittle' },
  { id: 3, name: 'partly' },
  { id: 4, name: 'mostly' },
  { id: 5, name: 'fully' },
] as const;

/**
 * Reasons for the largest gap, in our own words. Source: docs/decisions.md, Lists about a person are short and worded
 * by us.
 */
export const reasons = [
  {
    id: 1,
    name: 'work',
    options: [
      { id: 11, name: 'tooMuchWork' },
      { id: 12, name: 'wrongWork' },
      { id: 13, name: 'littleVariety' },
      { id: 14, name: 'noProgress' },
    ],
  },
  {
    id: 2,
    name: 'clarity',
    options: [
      { id: 21, name: 'unclearGoals' },
      { id: 22, name: 'unclearRole' },
      { id: 23, name: 'changingPriorities' },
      { id: 24, name: 'littleInformation' },
    ],
  },
  {
    id: 3,
    name: 'people',
    options: [
      { id: 31, name: 'littleFeedback' },
      { id: 32, name: 'littleRecognition' },
      { id: 33, name: 'tension' },
      { id: 34, name: 'noHelp' },
    ],
  },
  {
    id: 4,
    name: 'conditions',
    options: [
      { id: 41, name: 'tools' },
      { id: 42, name: 'meetings' },
      { id: 43, name: 'hours' },
      { id: 44, name: 'pay' },
    ],
  },
  {
    id: 5,
    name: 'growth',
    options: [
      { id: 51, name: 'nothingNew' },
      { id: 52, name: 'noNextStep' },
      { id: 53, name: 'noTime' },
      { id: 54, name: 'noTeacher' },
    ],
  },
  { id: 6, name: 'nothing', options: [] },
] as const;
