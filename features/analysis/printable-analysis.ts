// A finished analysis or memo as a printable document: the blocks that text, PDF and DOCX are
// generated from, and the text for "Copy". Verdicts survive the export: struck sentences are left
// out and unverified ones are put in brackets.
import type { AnswerSentence } from '#features/grounding/answer.ts';
import type { PrintableBlock, PrintableDocument } from '#features/printing/document-shapes.ts';
import { getJurisdictionName } from '#legal/jurisdictions.ts';
import type { ClaimFinding, ElementFinding, MemoFinding, SupportedStatement } from './analysis.ts';
import * as analysisPage from './messages/analysis-page.ts';
import { fitTexts, lawTexts, sourceKinds } from './messages/tables.ts';
import {
  type AnalysisView,
  listAuthorities,
  listModelProse,
  type ProseBlock,
} from './ui/analysis-view.ts';

export function printableAnalysis(view: AnalysisView, siteUrl: string): PrintableDocument {
  const title = analysisPage.title[view.kind];
  return {
    title,
    blocks: [
      { kind: 'title', text: title },
      paragraph(`${analysisPage.civil} · ${getJurisdictionName(view.jurisdiction)}`),
      paragraph(analysisPage.notAdvice),
      ...view.urgent.map(({ when, firstStep }) => paragraph(`${when} ${firstStep}`)),
      ...view.notices.map(({ text }) => paragraph(text)),
      ...proseBlocks(analysisPage.overview, listModelProse(view, 'overview')),
      ...section(
        analysisPage.facts,
        view.facts.map(({ n, text }) => item(n, text)),
      ),
      ...section(analysisPage.issues, view.issues.map(issueItem)),
      ...section(
        analysisPage.law,
        view.law
          .flatMap((n) => view.sources.find((source) => source.n === n) ?? [])
          .map(({ n, citation }) => bullet(`${citation} [${n}]`)),
      ),
      ...view.claims.flatMap((claim) => [
        heading(claim.name),
        ...proseBlocks('', listModelProse(view, claim.id)),
        ...claimBlocks(claim),
      ]),
      ...(['for', 'against', 'decides'] as const).flatMap((side) =>
        proseBlocks(SIDE_TITLES[side], listModelProse(view, side)),
      ),
      ...view.memos.flatMap((memo) => [heading(memo.name), ...memoBlocks(memo)]),
      ...proseBlocks(analysisPage.strategy, listModelProse(view, 'strategy')),
      ...section(
        analysisPage.help,
        view.help.map(({ title: name, organization }) =>
          bullet(name === organization ? name : `${name}, ${organization}`),
        ),
      ),
      ...section(
        analysisPage.sourcesTitle,
        listAuthorities(view).map(({ n, kind, citation, href }) =>
          item(
            n,
            `${citation} (${sourceKinds[kind]}). ${href.startsWith('/') ? siteUrl + href : href}`,
          ),
        ),
      ),
    ],
  };
}

const SIDE_TITLES = {
  for: analysisPage.sideFor,
  against: analysisPage.sideAgainst,
  decides: analysisPage.decides,
};

function issueItem(
  { name, fit, law, elements, why }: AnalysisView['issues'][number],
  index: number,
): PrintableBlock {
  const factNumbers = why.length > 0 ? ` ${analysisPage.told} ${why.join(', ')}.` : '';
  const elementCount = analysisPage.spokenTo(elements.spokenTo, elements.all);
  return item(
    index + 1,
    `${name}. ${fitTexts[fit]}. ${lawTexts[law]}. ${elementCount}.${factNumbers}`,
  );
}

function claimBlocks({ elements, found: _, ...claim }: ClaimFinding): PrintableBlock[] {
  const limits = claim.limits.map(({ sentence, varies, stateRule }) =>
    bullet(
      `${stateRule ? `${stateRule.text} ` : ''}${formatSentence(sentence)}${varies ? ` (${analysisPage.varies}.)` : ''}`,
    ),
  );
  return [
    ...subsection(analysisPage.elements, elements.map(elementItem)),
    ...subsection(analysisPage.authoritiesFor, supportedItems(claim.for)),
    ...subsection(analysisPage.against, supportedItems(claim.against)),
    ...(claim.decides
      ? subsection(analysisPage.decides, [paragraph(formatSentence(claim.decides))])
      : []),
    ...subsection(analysisPage.limits, limits),
    ...subsection(analysisPage.evidence, claim.evidence.map(bullet)),
    ...subsection(
      analysisPage.options,
      claim.options.map(({ text, risk }) => bullet(`${text} ${analysisPage.risk} ${risk}`)),
    ),
    ...subsection(
      analysisPage.next,
      claim.next.map((text, index) => item(index + 1, text)),
    ),
  ];
}

function memoBlocks(memo: MemoFinding): PrintableBlock[] {
  const side = (name: string, { authorities, elements }: MemoFinding['for']) =>
    subsection(name, [...supportedItems(authorities), ...elements.map(elementItem)]);
  return [
    ...side(analysisPage.sideFor, memo.for),
    ...side(analysisPage.sideAgainst, memo.against),
    ...(memo.decides
      ? subsection(analysisPage.decides, [paragraph(formatSentence(memo.decides))])
      : []),
  ];
}

function elementItem(
  { sentence, status, facts, ask }: ElementFinding,
  index: number,
): PrintableBlock {
  const detail =
    status === 'missing' ? `${analysisPage.find} ${ask}` : facts.map(analysisPage.fact).join(', ');
  return item(index + 1, `${formatSentence(sentence)} ${analysisPage.status[status]}: ${detail}`);
}

const supportedItems = (list: SupportedStatement[]) =>
  list.map(({ sentence }) => bullet(formatSentence(sentence)));

function proseBlocks(title: string, blocks: ProseBlock[]): PrintableBlock[] {
  const texts = blocks.map(({ kind, sentences }) => {
    const text = sentences
      .flatMap((sentence) => (sentence.check === 'struck' ? [] : formatSentence(sentence)))
      .join(' ');
    return kind === 'bullet' || kind === 'step' ? bullet(text) : paragraph(text);
  });
  return title === '' ? texts : section(title, texts);
}

function formatSentence({ text, sources, check }: AnswerSentence): string {
  const marks = sources.map((n) => `[${n}]`).join('');
  return `${check === 'unverified' ? analysisPage.unverified(text) : text}${marks && ` ${marks}`}`;
}

const paragraph = (text: string): PrintableBlock => ({ kind: 'paragraph', text });
const heading = (text: string): PrintableBlock => ({ kind: 'heading', level: 2, text });
const item = (n: number, text: string): PrintableBlock => ({
  kind: 'item',
  clause: 'list',
  mark: `${n}.`,
  text,
});
const bullet = (text: string): PrintableBlock => ({
  kind: 'item',
  clause: 'list',
  mark: '•',
  text,
});
const section = (title: string, blocks: PrintableBlock[]): PrintableBlock[] =>
  blocks.length > 0 ? [heading(title), ...blocks] : [];
const subsection = (text: string, blocks: PrintableBlock[]): PrintableBlock[] =>
  blocks.length > 0 ? [{ kind: 'heading', level: 3, text }, ...blocks] : [];
