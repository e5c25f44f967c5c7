/** Registrations of one address, of a company or by a share link, whoever types it in. */
export const registrationLimit = { name: 'registration', points: 10, seconds: 3600 } as const;

export const notARobot = 'Please confirm that you are not a robot.';

/** What the pass for a solved captcha begins with. */
export const captchaPassPrefix = 'cap_';
