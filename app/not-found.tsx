import { OpenFrame } from '#/app/open-frame.tsx';
import { pageTitle } from '#/app/page-title.ts';
import { MissingPage } from '#/components/frame/pages/missing-page.tsx';

export const generateMetadata = () => pageTitle('notFound');

export default function NotFound() {
  return (
    <OpenFrame>
      <MissingPage />
    </OpenFrame>
  );
}
