// Puts the state's rules or the definitions that lead an answer before what the main source says.
import { exampleLabel } from '../messages/tables.ts';
import { DEPENDENT_OPENING, type Piece, removeRepeats, selectBlocks } from './answer-pieces.ts';

/** `label`: the term of a definition. */
type Lead = { n: number; label: string };

/** Of one state rule, the other values that its sentence is followed by. */
const MAX_FIRST_CASES = 2;

/**
 * The state's rules or the definition are the short answer; the opening of the main source follows
 * them: behind rules at once, behind a definition as law. Where it needs a question of its own to
 * be understood, it is left out. `behindFirst`: the rules come behind its first sentence.
 */
export function openWith(
  leads: Lead[],
  pieces: Piece[],
  chosen: Piece[],
  { maxWords, behindFirst }: { maxWords: number; behindFirst: boolean },
): Piece[] {
  const own = leads.flatMap((lead) => pieces.filter(({ n }) => n === lead.n));
  const rest = chosen.filter(({ n }) => leads.every((lead) => lead.n !== n));
  const rules = own.filter(({ kind }) => kind === 'rule');
  const terms = own.filter(({ kind }) => kind === 'term');
  const isExample = ({ section }: Piece) => section === 'other';
  const definitions = [
    ...terms.filter((piece) => !isExample(piece)),
    ...terms.filter(isExample),
  ].map((piece) => labelTerm(piece, leads));
  const order = own[0]?.kind === 'rule' ? [rules, definitions] : [definitions, rules];
  const opening = order.flatMap((list) => (list === rules ? shortenRules(rules) : list));
  const following = rest
    .filter((piece) => !(piece.section === 'short' && DEPENDENT_OPENING.test(piece.text)))
    .map(
      (piece): Piece =>
        piece.section === 'short' && terms.length > 0 ? { ...piece, section: 'law' } : piece,
    );
  return removeRepeats(
    behindFirst ? putBehindFirst(opening, following) : [...opening, ...following],
    maxWords,
  );
}

/** Behind the first sentence of the main source: a rule that speaks to somebody else. */
function putBehindFirst(rules: Piece[], [first, ...others]: Piece[]): Piece[] {
  const [block] = first?.blocks ?? [];
  if (!first || !block || first.section !== 'short')
    return [...rules, ...(first ? [first] : []), ...others];
  const select = (sentences: string[]) =>
    selectBlocks(first, 'short', [{ ...block, sentences }, ...first.blocks.slice(1)]);
  return [
    selectBlocks(first, 'short', [{ ...block, sentences: block.sentences.slice(0, 1) }]),
    ...rules,
    select(block.sentences.slice(1)),
    ...others,
  ];
}

/**
 * Of one rule, its first cases stand in the short answer; of several, each rule's sentence, and the
 * cases come later.
 */
function shortenRules(rules: Piece[]): Piece[] {
  const isCase = ({ section, blocks }: Piece) =>
    section === 'short' && blocks.every(({ kind }) => kind === 'bullet');
  const isAlone = new Set(rules.map(({ n }) => n)).size === 1;
  return rules.flatMap((piece): Piece[] => {
    if (!isCase(piece)) return [piece];
    const first = isAlone ? piece.blocks.slice(0, MAX_FIRST_CASES) : [];
    const later = piece.blocks.slice(first.length);
    return [
      ...(first.length > 0 ? [selectBlocks(piece, 'short', first)] : []),
      ...(later.length > 0 ? [selectBlocks(piece, 'law', later)] : []),
    ];
  });
}

/** "Lien: A claim on property …", and below the definitions "For example: …". */
function labelTerm(piece: Piece, leads: Lead[]): Piece {
  if (piece.kind !== 'term') return piece;
  const label =
    piece.section === 'other' ? exampleLabel : leads.find(({ n }) => n === piece.n)?.label;
  return { ...piece, section: 'short', ...(label && { label }) };
}
