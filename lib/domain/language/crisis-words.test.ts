import { describe, expect, it } from 'vitest';
import { crisisPhrases } from '#/lib/domain/language/crisis-phrases.constants.ts';
import { hasCrisisWords } from '#/lib/domain/language/crisis-words.ts';
import { locales } from '#/lib/words/locales.ts';

it.each([
  'Some days I want to kill myself.',
  'I think about suicide.',
  'I feel SUICIDAL',
  'I don’t want to live any more',
  'i dont want to wake up',
  'Everyone would be better off without me.',
  'I wish I were dead',
  'There is no point in living.',
  'I am going to\nend my life',
  'I have started hurting myself again',
  'I want to die',
  'I wanna die',
  'self-harm',
])('“%s” asks for help', (text) => {
  expect(hasCrisisWords(text)).toBe(true);
});

it.each([
  '',
  'This deadline is killing me.',
  'The old server should be left to die.',
  'I want to dive into the data.',
  'We end the project this month.',
  'My life outside work is good.',
  'I hurt my back at the desk.',
  'I cut myself some slack this week.',
  'No point in meeting twice.',
  'I would like to see it live.',
])('“%s” doesn’t', (text) => {
  expect(hasCrisisWords(text)).toBe(false);
});

const others: Record<Exclude<keyof typeof crisisPhrases, 'en'>, { danger: string[]; everyday: string[] }> = {
  de: {
    danger: [
      'Ich denke an Selbstmord.',
      'Am liebsten bringe ich mich um.',
      'Ich möchte mein Leben beenden.',
      'Ich will nicht mehr leben',
      'Ich möchte nur noch sterben',
      'Ohne mich wären alle besser dran.',
      'Ich habe mich wieder geritzt.',
      'Ich könnte mir etwas antun.',
    ],
    everyday: [
      'Der Termin bringt mich noch um den Schlaf.',
      'Ich kümmere mich um alles.',
      'Ich könnte sterben vor Lachen.',
      'Ich will nicht mehr so lange arbeiten.',
      'Das hat keinen Sinn mehr in diesem Projekt.',
    ],
  },
  fr: {
    danger: [
      'Je pense au suicide.',
      'Je veux mettre fin à mes jours.',
      'J’ai envie d’en finir.',
      'J’ai envie de mourir',
      'Je ne veux plus vivre.',
      'Tout le monde irait mieux sans moi.',
      'J’ai envie de me faire du mal.',
    ],
    everyday: [
      'Cette réunion va me tuer.',
      'J’ai envie d’en finir avec ce dossier.',
      'C’était à mourir de rire.',
      'Je ne veux plus vivre dans l’urgence.',
      'J’ai peur de me faire mal au dos.',
    ],
  },
  es: {
    danger: [
      'No dejo de pensar en el suicidio.',
      'Me voy a matar.',
      'Quiero acabar con mi vida.',
      'Me quiero morir',
      'Ya no quiero vivir.',
      'Todos estarían mejor sin mí.',
      'Tengo ganas de hacerme daño.',
    ],
    everyday: [
      'Me mato a trabajar.',
      'Este proyecto me quita la vida.',
      'Me quiero morir de vergüenza.',
      'No quiero vivir para trabajar.',
      'Me hice daño en la espalda.',
    ],
  },
  'pt-BR': {
    danger: [
      'Penso em suicídio.',
      'Quero me matar',
      'Quero acabar com a minha vida.',
      'Tenho vontade de morrer.',
      'Nao quero mais viver',
      'Vocês ficariam melhor sem mim.',
      'Estou me cortando de novo.',
    ],
    everyday: [
      'Esse prazo vai me matar.',
      'Estou morrendo de cansaço.',
      'Quero acabar com tudo o que atrasa.',
      'Não quero mais viver viajando a trabalho.',
      'Não vejo sentido na reunião.',
    ],
  },
  it: {
    danger: [
      'Penso al suicidio.',
      'Vorrei uccidermi.',
      'Voglio togliermi la vita.',
      'Voglio morire',
      'Non voglio più vivere.',
      'Starebbero tutti meglio senza di me.',
      'A volte mi faccio del male.',
    ],
    everyday: [
      'Il carico mi uccide.',
      'Vorrei farla finita con queste riunioni.',
      'Voglio morire dal ridere.',
      'Non voglio vivere solo per lavorare.',
      'Mi faccio male alla schiena.',
    ],
  },
};

describe.each(Object.entries(others))('in %s', (_locale, { danger, everyday }) => {
  it.each(danger)('“%s” asks for help', (text) => expect(hasCrisisWords(text)).toBe(true));
  it.each(everyday)('“%s” doesn’t', (text) => expect(hasCrisisWords(text)).toBe(false));
});

it('every offered language has such phrases', () => {
  expect(Object.keys(crisisPhrases).sort()).toEqual(locales.filter((locale) => locale !== 'en-XA').sort());
});
