'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { factsOf, type PulseResults } from '#/components/pulses/results/result-facts.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { saveFile } from '#/components/ui/download-file.ts';
import { byteOrderMark, csvFileName, csvLine } from '#/lib/platform/csv-line.ts';

/** Saves all questions of a round: a line for each figure, each option and each answer. */
export function ResultsExport({ results, scope }: { results: PulseResults; scope: string }) {
  const words = useTranslations('pulses.results');
  const save = () => {
    const lines = results.questions.flatMap((question) => {
      const { text, typeName, persons, hiddenReason } = question;
      const start = [text, typeName, persons ?? ''];
      if (hiddenReason !== null) return [[...start, words('hiddenShort'), '']];
      return factsOf(question).map((fact) => {
        if ('answer' in fact) return [...start, words('answer'), fact.answer];
        return [...start, 'option' in fact ? fact.option : words(`measures.${fact.measure}`), fact.value];
      });
    });
    const head = (['question', 'type', 'people', 'what', 'value'] as const).map((name) => words(`file.${name}`));
    const text = byteOrderMark + [head, ...lines].map(csvLine).join('');
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), csvFileName(words('file.name'), scope));
  };
  return (
    <Button variant="secondary" size="small" icon={<Download aria-hidden />} onClick={save}>
      {words('download')}
    </Button>
  );
}
