// The rules of this repository for oxlint. `.oxlintrc.json` turns them on next to oxlint's own rules.
// `e2e/structure/sentences.test.ts` refuses sentences outside lib/words.
import { nounNames } from './noun-names.mjs';
import { sqlText } from './sql-text.mjs';
import { wordsLeft } from './words-left.mjs';

export default {
  meta: { name: 'house' },
  rules: { 'noun-names': nounNames, 'sql-text': sqlText, 'words-left': wordsLeft },
};
