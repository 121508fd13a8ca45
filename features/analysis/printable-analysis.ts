// A finished analysis or memo as paper: the blocks that text, PDF and DOCX are written from, and what "Copy" copies. What is not good
// does not look good here either: a sentence that was struck is left out, one that could not be confirmed stands in brackets.
import type { AnswerSentence } from '#features/grounding/answer.ts';
import type { Paper, PaperBlock } from '#features/printing/document-shapes.ts';
import { jurisdictionName } from '#legal/jurisdictions.ts';
import type { ClaimFinding, ElementFinding, MemoFinding, Supported } from './analysis.ts';
import { type AnalysisView, authoritiesOf, modelProse, type ProseBlock } from './analysis-view.ts';
import { analysisPage, fitTexts, lawTexts, sourceKinds } from './page-messages.ts';

export function analysisPaper(view: AnalysisView, siteUrl: string): Paper {
  const title = analysisPage.title[view.kind];
  return {
    title,
    blocks: [
      { kind: 'title', text: title },
      paragraph(`${analysisPage.civil} · ${jurisdictionName(view.jurisdiction)}`),
      paragraph(analysisPage.notAdvice),
      ...view.urgent.map(({ when, firstStep }) => paragraph(`${when} ${firstStep}`)),
      ...view.notices.map(({ text }) => paragraph(text)),
      ...prose(analysisPage.overview, modelProse(view, 'overview')),
      ...part(
        analysisPage.facts,
        view.facts.map(({ n, text }) => item(n, text)),
      ),
      ...part(analysisPage.issues, view.issues.map(issueItem)),
      ...part(
        analysisPage.law,
        view.law.flatMap((n) => view.sources.find((source) => source.n === n) ?? []).map(({ n, citation }) => bullet(`${citation} [${n}]`)),
      ),
      ...view.claims.flatMap((claim) => [heading(claim.name), ...prose('', modelProse(view, claim.id)), ...claimBlocks(claim)]),
      ...(['for', 'against', 'decides'] as const).flatMap((side) => prose(SIDES[side], modelProse(view, side))),
      ...view.memos.flatMap((memo) => [heading(memo.name), ...memoBlocks(memo)]),
      ...prose(analysisPage.strategy, modelProse(view, 'strategy')),
      ...part(
        analysisPage.help,
        view.help.map(({ title: name, organization }) => bullet(`${name}, ${organization}`)),
      ),
      ...part(
        analysisPage.sourcesTitle,
        authoritiesOf(view).map(({ n, kind, citation, href }) =>
          item(n, `${citation} (${sourceKinds[kind]}). ${href.startsWith('/') ? siteUrl + href : href}`),
        ),
      ),
    ],
  };
}

const SIDES = { for: analysisPage.sideFor, against: analysisPage.sideAgainst, decides: analysisPage.decides };

function issueItem({ name, fit, law, elements, why }: AnalysisView['issues'][number], at: number): PaperBlock {
  const told = why.length > 0 ? ` ${analysisPage.told} ${why.join(', ')}.` : '';
  const spoken = analysisPage.spokenTo(elements.spokenTo, elements.all);
  return item(at + 1, `${name}. ${fitTexts[fit]}. ${lawTexts[law]}. ${spoken}.${told}`);
}

function claimBlocks({ elements, found: _, ...claim }: ClaimFinding): PaperBlock[] {
  const limits = claim.limits.map(({ sentence, varies }) => bullet(`${said(sentence)}${varies ? ` (${analysisPage.varies}.)` : ''}`));
  return [
    ...small(analysisPage.elements, elements.map(elementItem)),
    ...small(analysisPage.for, supported(claim.for)),
    ...small(analysisPage.against, supported(claim.against)),
    ...(claim.decides ? small(analysisPage.decides, [paragraph(said(claim.decides))]) : []),
    ...small(analysisPage.limits, limits),
    ...small(analysisPage.evidence, claim.evidence.map(bullet)),
    ...small(
      analysisPage.options,
      claim.options.map(({ text, risk }) => bullet(`${text} ${analysisPage.risk} ${risk}`)),
    ),
    ...small(
      analysisPage.next,
      claim.next.map((text, at) => item(at + 1, text)),
    ),
  ];
}

function memoBlocks(memo: MemoFinding): PaperBlock[] {
  const side = (name: string, { authorities, elements }: MemoFinding['for']) =>
    small(name, [...supported(authorities), ...elements.map(elementItem)]);
  return [
    ...side(analysisPage.sideFor, memo.for),
    ...side(analysisPage.sideAgainst, memo.against),
    ...(memo.decides ? small(analysisPage.decides, [paragraph(said(memo.decides))]) : []),
  ];
}

function elementItem({ sentence, status, facts, ask }: ElementFinding, at: number): PaperBlock {
  const beside = status === 'missing' ? `${analysisPage.find} ${ask}` : facts.map(analysisPage.fact).join(', ');
  return item(at + 1, `${said(sentence)} ${analysisPage.status[status]}: ${beside}`);
}

const supported = (list: Supported[]) => list.map(({ sentence }) => bullet(said(sentence)));

function prose(title: string, blocks: ProseBlock[]): PaperBlock[] {
  const texts = blocks.map(({ kind, sentences }) => {
    const text = sentences.flatMap((sentence) => (sentence.check === 'struck' ? [] : said(sentence))).join(' ');
    return kind === 'bullet' || kind === 'step' ? bullet(text) : paragraph(text);
  });
  return title === '' ? texts : part(title, texts);
}

function said({ text, sources, check }: AnswerSentence): string {
  const marks = sources.map((n) => `[${n}]`).join('');
  return `${check === 'unverified' ? analysisPage.unverified(text) : text}${marks && ` ${marks}`}`;
}

const paragraph = (text: string): PaperBlock => ({ kind: 'paragraph', text });
const heading = (text: string): PaperBlock => ({ kind: 'heading', level: 2, text });
const item = (n: number, text: string): PaperBlock => ({ kind: 'item', clause: 'list', mark: `${n}.`, text });
const bullet = (text: string): PaperBlock => ({ kind: 'item', clause: 'list', mark: '•', text });
const part = (title: string, blocks: PaperBlock[]): PaperBlock[] => (blocks.length > 0 ? [heading(title), ...blocks] : []);
const small = (text: string, blocks: PaperBlock[]): PaperBlock[] =>
  blocks.length > 0 ? [{ kind: 'heading', level: 3, text }, ...blocks] : [];
