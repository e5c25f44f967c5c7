import { motivators } from '#/lib/domain/catalogue/motivators.ts';
import { norms } from '#/lib/domain/catalogue/norms.ts';
import { affectingFactors } from '#/lib/domain/check-ins/constants.ts';
import { type Construct, constructs } from '#/lib/domain/pulses/questions/bank.constants.ts';
import { type ReadySurvey, readySurveys } from '#/lib/domain/pulses/questions/surveys.constants.ts';
import type { Key, Said } from '#/lib/words/message.ts';

export type TopicKind = 'factor' | 'norm' | 'motivator' | 'construct' | 'other';

export interface Topic {
  readonly kind: TopicKind;
  /** The id of the reason, norm or motivator, or the construct's position from 1; 0 for a custom topic. */
  readonly id: number;
  /** Its name; null for a custom topic. */
  readonly name: Said | null;
  /** The construct, norm or motivator, whose name some sentences replace. */
  readonly key?: string;
}

/** Who reads a prepared step: the leader, addressed as “you”, or the team, which reads about the leader. */
export type Audience = 'leader' | 'team';

const preparedNames = ['first', 'second'] as const;
/** Prepared steps by kind. */
const preparedCounts: Record<TopicKind, number> = { factor: 2, norm: 2, motivator: 1, construct: 2, other: 0 };

/**
 * Parses a topic; null for a text that isn't one.
 * @example readTopic('factor:13')?.id // 13
 */
export function readTopic(text: string): Topic | null {
  if (text === 'other') return { kind: 'other', id: 0, name: null };
  const measured = constructs.findIndex((construct) => text === `construct:${construct}`);
  const construct = constructs[measured];
  if (construct) {
    const name = said(`pulse-bank.constructs.${construct}`);
    return { kind: 'construct', id: measured + 1, name, key: construct };
  }
  const [, kind, digits] = /^(factor|norm|motivator):([1-9]\d?)$/.exec(text) ?? [];
  const id = Number(digits);
  if (kind === 'factor' && affectingFactors.some((factor) => factor.id === id))
    return { kind, id, name: said(`actions.causes.f${id}`) };
  const norm = kind === 'norm' && norms.find((one) => one.id === id);
  if (norm) return { kind: 'norm', id, name: said(`catalogue.norms.${norm.key}.name`), key: norm.key };
  const motivator = kind === 'motivator' && motivators.find((one) => one.id === id);
  if (motivator)
    return { kind: 'motivator', id, name: said(`catalogue.motivators.${motivator.key}.name`), key: motivator.key };
  return null;
}

/** Returns the numbers of the prepared steps of a topic, from 1. */
export function preparedNumbers({ kind }: Topic): number[] {
  return Array.from({ length: preparedCounts[kind] }, (_, index) => index + 1);
}

/** Returns a prepared step in words; null if the topic has no step with this number. */
export function describePrepared({ kind, id, name, key = '' }: Topic, prepared: number, reader: Audience): Said | null {
  const number = preparedNames[prepared - 1];
  if (!number || !name || prepared > preparedCounts[kind]) return null;
  if (kind === 'factor') return said(`actions.prepared.f${id}.${number}`, { reader });
  return said(`actions.prepared.${kind}.${number}`, { name, key });
}

/** Returns three questions for a team's talk about a shared topic; none for topics that are never shared. */
export function talkQuestions({ kind, id, name }: Topic): Said[] {
  if (!name || kind === 'motivator') return [];
  const about = { factor: `factor.f${id}`, construct: `construct.${constructs[id - 1]}`, norm: 'norm', other: '' }[
    kind
  ];
  return [said(`actions.questions.${about}`, { name }), said('actions.questions.when'), said('actions.questions.try')];
}

/** The ready-made survey that asks more about each reason. */
const surveysByFactor: Readonly<Record<number, string>> = {
  1: 'workload',
  2: 'workload',
  3: 'teamCheck',
  4: 'teamCheck',
  5: 'leadership',
  6: 'teamCheck',
  7: 'safeToSpeak',
  8: 'teamCheck',
  9: 'workingApart',
  10: 'meetings',
  11: 'teamCheck',
  12: 'workload',
  13: 'afterAChange',
  14: 'lookBack',
  15: 'workload',
};
/** The ready-made survey that asks more about each construct of the question bank. */
const surveysByConstruct: Readonly<Record<Construct, string>> = {
  loyalty: 'teamCheck',
  meaning: 'teamCheck',
  clarity: 'teamCheck',
  workload: 'workload',
  autonomy: 'teamCheck',
  growth: 'teamCheck',
  recognition: 'teamCheck',
  leadership: 'leadership',
  team: 'teamCheck',
  safety: 'safeToSpeak',
  change: 'afterAChange',
};
const surveysByKind: Partial<Record<TopicKind, string>> = { norm: 'safeToSpeak', motivator: 'teamCheck' };

/** Returns the ready-made survey that asks more about a topic; undefined for a custom topic. */
export function surveyAbout({ kind, id }: Topic): ReadySurvey | undefined {
  const construct = kind === 'construct' && constructs[id - 1];
  const key = construct ? surveysByConstruct[construct] : kind === 'factor' ? surveysByFactor[id] : surveysByKind[kind];
  return readySurveys.find((survey) => survey.key === key);
}

/** Accepts computed keys, which the compiler can't check; a test checks all of them. */
function said(key: string, values: NonNullable<Said[1]> = {}): Said {
  return [key as Key, values];
}
