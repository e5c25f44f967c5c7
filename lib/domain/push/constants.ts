/** Browsers of one person that show notifications; one more replaces the one that hasn't accepted any for longest. */
export const DEVICES_MAX = 10;

/** After this many failures in a row, a browser is dropped. */
export const FAILURES_MAX = 10;

/** Characters of an endpoint's URL; known services need fewer than half of these. */
export const ENDPOINT_MAX = 1000;

/** What a device shows. Each has a sentence in the catalogue without a name, a place or a number. */
export const noticeKinds = [
  'checkIn',
  'checkInReminder',
  'pulse',
  'pulseReminder',
  'replies',
  'lookBack',
  'test',
] as const;

export type NoticeKind = (typeof noticeKinds)[number];
