// The process that draws papers: it gets one and returns its PDF.
import type { Paper } from '#/lib/domain/papers/content/paper.present.ts';
import { drawPaper } from '#/lib/domain/papers/drawing/draw-paper.ts';
import { answerParent } from '#/lib/platform/separate-process/separate-process.ts';

answerParent(async (paper: Paper) => new Uint8Array(await drawPaper(paper)));
