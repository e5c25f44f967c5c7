/** What the person alone may take along of the assessment; `$1` is the company, `$2` the person. */
export const personalityFiles = {
  personalityAnswers: {
    columns: ['personality_answers.user_id'],
    text: `SELECT item_id AS item, value FROM personality_answers WHERE company_id = $1 AND user_id = $2 ORDER BY item_id`,
  },
  personality: {
    columns: ['personality_results.user_id'],
    text: `SELECT instrument_id AS instrument, raw AS sums, completed_at AS "completedAt" FROM personality_results
      WHERE company_id = $1 AND user_id = $2`,
  },
} as const;
