/** Returns the IANA zone of the reader's browser. */
export const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
