import { NormChips } from '#/components/onboarding/norm-chips.tsx';
import { fieldId, type ScreenProps } from '#/components/onboarding/onboarding-data.ts';
import { userNormsMax } from '#/lib/domain/profile/constants.ts';

export function NormsScreen({ data: { norms }, change, errors }: ScreenProps) {
  return (
    <NormChips
      id={fieldId('norms')}
      norms={norms.norms}
      max={userNormsMax}
      value={norms.userNorms}
      onChange={(userNorms) => change({ norms: { ...norms, userNorms } })}
      error={errors.norms}
    />
  );
}
