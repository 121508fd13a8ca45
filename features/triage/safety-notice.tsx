import { Notice } from '#app/ui/notice.tsx';
import { formatTelHref } from '#lib/phone.ts';
import type { SafetyLine } from './safety-line.ts';

export function SafetyNotice({ line }: { line: SafetyLine | undefined | null }) {
  if (!line) return null;
  const { lang, text, hotlines } = line;
  return (
    <Notice kind="caution" icon="phone" role="note" className="mb-5">
      <span lang={lang === 'es' ? 'es' : undefined}>
        {text}{' '}
        {hotlines.map(({ label, phone }, index) => (
          <span key={phone}>
            {index > 0 && ' · '}
            <a href={formatTelHref(phone)}>{phone}</a> ({label})
          </span>
        ))}
      </span>
    </Notice>
  );
}
