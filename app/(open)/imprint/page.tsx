import { LegalPage, legalMetadata } from '#/app/(open)/legal-page.tsx';

export const generateMetadata = () => legalMetadata('imprint');

export default function Page() {
  return <LegalPage page="imprint" />;
}
