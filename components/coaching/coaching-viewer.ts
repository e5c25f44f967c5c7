/** Who looks at the coaching corner. */
export interface CoachingViewer {
  firstName: string;
  lastName: string;
  image?: string | undefined;
  /** BCP 47 tag in which dates are written. */
  locale: string;
}
