/** The person's assessment result; there is none before the assessment itself can be taken. */
export async function getAssessmentSummary(): Promise<{ description: string; isCompleted: boolean; name: string }> {
  return {
    description: 'You have not taken the personality assessment. When you have, your result shows here.',
    isCompleted: false,
    name: '',
  };
}
