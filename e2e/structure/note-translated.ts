import { noteTranslated } from '#/e2e/structure/translations.ts';

noteTranslated();
