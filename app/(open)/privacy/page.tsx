import { LegalPage, legalMetadata } from '#/app/(open)/legal-page.tsx';

export const generateMetadata = () => legalMetadata('privacy');

export default function Page() {
  return <LegalPage page="privacy" />;
}
