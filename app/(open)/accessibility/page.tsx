import { LegalPage, legalMetadata } from '#/app/(open)/legal-page.tsx';

export const generateMetadata = () => legalMetadata('accessibility');

export default function Page() {
  return <LegalPage page="accessibility" />;
}
