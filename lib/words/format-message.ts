import formatOnly from 'use-intl/format-message/format-only';
import { isolateValues } from '#/lib/words/isolate.ts';

/** Formats the compiled messages of pages, in the place of next-intl's own. */
function formatMessage(...[path, message, values, options]: Parameters<typeof formatOnly>) {
  return formatOnly(path, message, isolateValues(values), options);
}

// What next-intl asks: compiled messages have no raw form.
formatMessage.raw = false;

export default formatMessage;
