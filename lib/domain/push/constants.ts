/** Browsers of one person that show notices; with one more, the one goes that has taken none for longest. */
export const DEVICES_MAX = 10;

/** After so many failures in a row a browser is given up. */
export const FAILURES_MAX = 10;

/** Characters of an address; those of all known services are shorter than half of it. */
export const ENDPOINT_MAX = 1000;

/** What a device shows. Each has its sentence in the catalogue, without a name, a place or a figure. */
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
