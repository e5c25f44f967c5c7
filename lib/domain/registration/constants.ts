/** Registrations of one address, of a company or by a share link, no matter who types it in. */
export const registrationLimit = { name: 'registration', points: 10, seconds: 3600 } as const;

export const notARobot = 'Please confirm that you are not a robot.';

/** The prefix of the pass for a solved captcha. */
export const captchaPassPrefix = 'cap_';
