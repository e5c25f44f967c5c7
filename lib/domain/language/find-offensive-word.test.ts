import { describe, expect, it } from 'vitest';
import { listOffensiveWords } from '#/lib/domain/language/find-offensive-word.ts';
import { questionBank } from '#/lib/domain/pulses/questions/bank.constants.ts';
import { bankText, presentReadySurvey } from '#/lib/domain/pulses/questions/question.present.ts';
import { readySurveys } from '#/lib/domain/pulses/questions/surveys.constants.ts';

describe('a clean sentence', () => {
  it.each([
    'The Penistone office moves in May.',
    'Scunthorpe and Clitheroe share a depot.',
    'Akshit and Harshita lead the migration.',
    'Rakshit asked Shital for the numbers.',
    'Matsushita and Fukuoka answered.',
    'Mr Cockburn takes over from Ms Dickinson.',
    'Dick Whittington reads Dickens.',
    'The sex equality report is out.',
    'She graduated cum laude.',
    'The cum-rights price, cumulative since March.',
    'A cockpit view of the quarter.',
    'We use a tit for tat strategy.',
    'A blue tit nests by the window.',
    'Shiitake or shitake for lunch?',
    'A pussy willow stands at reception.',
    'Niggling bugs and a niggardly budget.',
    'Please do not snigger.',
    'The manslaughter case was closed.',
    'Assess the assets and assign the class.',
    'An analysis of analogue signals.',
    'The Essex and Sussex teams merged.',
    'Magna Cum Laude, Titanium, Arsenal, Basement.',
    'Therapists are scarce; grapes are not.',
    'Scatter plots and scathing feedback.',
    'Prickly questions, cocktails and hancock.',
    'The peacock logo was dropped.',
    'That flame-retardant chair.',
    'Cummings signed the contract.',
    'Is the document in the documentation?',
    'Specification of the spice rack.',
    'Montenegro and Nigeria opened branches.',
    'An idiot-proof form.',
    'Plan: A B C D E.',
    'R e a d y',
    'Version 1.2.3.4.5',
    'Add an FK constraint; every fk needs an index.',
    'Some days I want to kill myself.',
    'Shut the door, hello, shuttle.',
    'Push it to production; hit it hard.',
    'What 5*4 tasks are left? 2**8.',
    'Was läuft gut? ¿Qué falta?',
    '👩‍💻 🎉',
    '',
  ])('“%s” contains no offensive word', (text) => {
    expect(listOffensiveWords(text)).toEqual([]);
  });
});

it.each([
  ['turned round', '\u202eshit\u202c'],
  ['written backwards and turned round', 'All \u202etihs\u202c here'],
  ['with a direction mark', 'sh\u200fit'],
  ['with an isolate', 's\u2068h\u2069it'],
  ['with a tag', 's\u{E0068}hit'],
  ['with a variation selector', 'sh\ufe0fit'],
  ['with a joiner', 'sh\u034fit'],
  ['with a filler', 's\u3164hit'],
  ['with an empty braille cell', 'sh\u2800it'],
  ['struck through', 's\u0336h\u0336i\u0336t\u0336'],
  ['full width', 'ｓｈｉｔ'],
  ['bold', '𝐬𝐡𝐢𝐭'],
  ['in circles', 'ⓢⓗⓘⓣ'],
  ['in Cyrillic letters', 'ѕһіт'],
  ['in Greek letters', 'shιτ'],
  ['without a dot', 'shıt'],
])('an offensive word is found %s', (_, text) => {
  expect(listOffensiveWords(text)).toHaveLength(1);
});

it.each(['Καλημέρα σε όλους', 'Παρακαλώ, τι πάει καλά;', 'Işık ışıl ısıtır', 'שלום לכולם \u200fטוב', 'नमस्ते दोस्तों'])(
  '“%s” contains none',
  (text) => {
    expect(listOffensiveWords(text)).toEqual([]);
  },
);

describe('an offensive word', () => {
  it.each([
    ['This is shit.', 'shit'],
    ['What a shitty week', 'shitty'],
    ['Utter bullshit', 'bullshit'],
    ['bullsh1t', 'bullsh1t'],
    ['You asshole', 'asshole'],
    ['arseholes, all of them', 'arseholes'],
    ['Fuck this', 'Fuck'],
    ['fk off', 'fk off'],
    ['FK this', 'FK this'],
    ['FUCKING meetings', 'FUCKING'],
    ['fuuuuck', 'fuuuuck'],
    ['Who the f*ck decided?', 'f*ck'],
    ['f**k', 'f**k'],
    ['s**t', 's**t'],
    ['sh*t', 'sh*t'],
    ['b*tch', 'b*tch'],
    ['c*nt', 'c*nt'],
    ['f u c k you', 'f u c k'],
    ['f.u.c.k', 'f.u.c.k'],
    ['s-h-i-t happens', 's-h-i-t'],
    ['a_s_s_h_o_l_e', 'a_s_s_h_o_l_e'],
    ['fυck', 'fυck'],
    ['fuсk', 'fuсk'],
    ['ｆｕｃｋ', 'fuck'],
    ['fu\u200Bck', 'fuck'],
    ['fu\u00ADck', 'fuck'],
    ['fvck', 'fvck'],
    ['son of a bitch', 'bitch'],
    ['quit bitching', 'bitching'],
    ['you dick', 'you dick'],
    ['such a prick', 'a prick'],
    ['dickhead', 'dickhead'],
    ['jackass', 'jackass'],
    ['kiss my ass', 'kiss my ass'],
    ['He is a wanker', 'wanker'],
    ['bollocks', 'bollocks'],
    ['piss off', 'piss off'],
    ['I am pissed off', 'pissed off'],
    ['stfu', 'stfu'],
    ['go kill yourself', 'kill yourself'],
    ['retards', 'retards'],
    ['cunt', 'cunt'],
    ['slut', 'slut'],
    ['whore', 'whore'],
    ['bastard', 'bastard'],
    ['twat', 'twat'],
    ['Nice tits', 'tits'],
    ['shut the hell up', 'shut the hell up'],
  ])('in “%s” is found', (text, word) => {
    expect(listOffensiveWords(text)).toContain(word);
  });

  it('is found next to a harmless one that looks like it', () => {
    expect(listOffensiveWords('Harshit said shit')).toEqual(['shit']);
  });
});

it('the question bank and the ready-made surveys contain none', () => {
  const ready = readySurveys.flatMap((survey) => {
    const { name, description, questions } = presentReadySurvey(survey, { company: 'Orbit', locale: 'en' });
    return [name, description, ...questions.flatMap(({ text, pool }) => [text, ...pool])];
  });
  const texts = [...questionBank.map(({ id }) => bankText(id, { company: 'Orbit', locale: 'en' })), ...ready];
  expect(texts.filter((text) => listOffensiveWords(text).length > 0)).toEqual([]);
});
