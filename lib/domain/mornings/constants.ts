/** When people get what a morning brings, by their own clock; not any more once the evening has come. */
export const MORNING = '08:00';
export const EVENING = '20:00';
