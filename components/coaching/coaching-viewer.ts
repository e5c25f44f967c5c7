/** Who looks at the coaching corner. */
export interface CoachingViewer {
  firstName: string;
  lastName: string;
  image?: string | undefined;
  /** Whether they lead the teams whose corners they look at. */
  isLeader: boolean;
  /** BCP 47 tag in which dates are written. */
  locale: string;
}
