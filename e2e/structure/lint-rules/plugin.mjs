// The rules of this repository for oxlint. `.oxlintrc.json` has them beside those of oxlint; the sentences left outside
// lib/words are refused by `e2e/structure/sentences.test.ts`.
import { nounNames } from './noun-names.mjs';
import { sqlText } from './sql-text.mjs';
import { wordsLeft } from './words-left.mjs';

export default {
  meta: { name: 'house' },
  rules: { 'noun-names': nounNames, 'sql-text': sqlText, 'words-left': wordsLeft },
};
