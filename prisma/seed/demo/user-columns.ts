/** The stored columns of everyone in a demo company. */
export const userColumns = {
  id: 'int',
  company_id: 'int',
  email: 'text',
  first_name: 'text',
  last_name: 'text',
  time_zone_id: 'int',
  time_zone: 'text',
  password_hash: 'text',
  created_at: 'timestamptz',
  confirmed_at: 'timestamptz',
  onboarding_completed_at: 'timestamptz',
  tour_completed_at: 'timestamptz',
};

/** For people who have finished onboarding, all steps. */
export const onboardingSteps = [1, 2, 3, 4, 5, 6];
