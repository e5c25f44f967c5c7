import { RadioCards } from '#/components/ui/fields/radio-cards.tsx';
import { Slider } from '#/components/ui/fields/slider.tsx';
import { agreementLevels, sliderAnchors } from '#/lib/domain/check-ins/constants.ts';

interface MotivatorBlockProps {
  question: { type: number; text: string };
  value: number | null;
  onChange: (value: number) => void;
}

/** Says what to do with a line that shows no position before it is touched. */
export const unsetSlider = 'Tap or slide to answer';

const yesNo = [
  { value: 1, label: 'Yes' },
  { value: 0, label: 'No' },
];

/** The motivator question in its form of the day: agreement, yes or no, or a slider. */
export function MotivatorBlock({ question, value, onChange }: MotivatorBlockProps) {
  const field = { label: question.text, hideLabel: true, value, onChange };
  if (question.type === 3) {
    const [start, end] = sliderAnchors;
    return <Slider {...field} unsetText={unsetSlider} step={5} anchors={{ start: start.label, end: end.label }} />;
  }
  return <RadioCards {...field} options={question.type === 2 ? yesNo : agreementLevels} />;
}
