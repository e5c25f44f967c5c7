/** The person who looks at the coaching corner. */
export interface CoachingViewer {
  firstName: string;
  lastName: string;
  image?: string | undefined;
  /** Whether they lead the teams whose corners they look at. */
  isLeader: boolean;
  /** The BCP 47 tag for dates. */
  locale: string;
}
