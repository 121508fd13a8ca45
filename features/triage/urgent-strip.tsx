// The urgent lines of a conversation as one strip that stays visible, so that somebody in danger
// keeps the number to call after the conversation has moved on. The full first steps are in the
// answer that raised them. For what a lawyer can stop, an eviction or a court date, the number is
// that of the state's legal aid. On a phone it is one row of short labels, and "More".
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { formatTelHref } from '#lib/phone.ts';
import {
  chooseRow,
  getWords,
  listWays,
  type Office,
  type StripProps,
  type Way,
} from './list-ways.ts';

const OFFICES = 'legal-aid-numbers';
const MORE = 'urgent-more';

export function UrgentStrip(props: StripProps) {
  if (props.lines.length === 0) return null;
  const words = getWords(props.lines);
  const ways = listWays(props);
  const row = new Set(chooseRow(ways));
  const rest = ways.filter((way) => !row.has(way));
  const several = ways.find((way) => way.kind === 'offices');
  return (
    <section className="urgent-strip" aria-label={words.title} lang={words.lang}>
      <p className="small-caps-label">{words.title}</p>
      {ways.map((way) => (
        <WayOn key={way.name} way={way} where={row.has(way) ? 'row' : 'wide'} />
      ))}
      {rest.length > 0 && (
        <>
          <Button className="more-ways" popoverTarget={MORE}>
            {words.more}
          </Button>
          <Sheet id={MORE} name={words.more}>
            <ul>
              {rest.map((way) => (
                <li key={way.name}>
                  <WayOn way={way} where="more" />
                </li>
              ))}
            </ul>
          </Sheet>
        </>
      )}
      {several && (
        <Sheet id={OFFICES} name={several.name}>
          <p>{words.severalOffices}</p>
          <ul>
            {several.offices.map((office) => (
              <Line key={office.name} {...office} />
            ))}
          </ul>
          <a href="/help">{words.whichOffice}</a>
        </Sheet>
      )}
    </section>
  );
}

/** `wide`: only where there is more room than a phone has. */
function WayOn({ way, where }: { way: Way; where: 'row' | 'wide' | 'more' }) {
  const opens = way.kind === 'court' && { target: '_blank', rel: 'noopener noreferrer' };
  const content = (
    <>
      {way.icon && <Icon name={way.icon} />}
      <span className="way-label">{way.label}</span>
      <span className="way-name">{(where !== 'more' && way.wide) || way.name}</span>
    </>
  );
  const shared = {
    className: `${way.icon ? 'button' : ''} ${opens ? 'quiet' : ''} way-${where}`,
    'aria-label': way.name,
  };
  return way.kind === 'offices' ? (
    <button type="button" popoverTarget={OFFICES} {...shared}>
      {content}
    </button>
  ) : (
    <a href={way.href} onClick={'onClick' in way ? way.onClick : undefined} {...opens} {...shared}>
      {content}
    </a>
  );
}

function Sheet({ id, name, children }: { id: string; name: string; children: React.ReactNode }) {
  return (
    <div id={id} popover="auto" className="urgent-offices" role="group" aria-label={name}>
      {children}
    </div>
  );
}

function Line({ phone, name }: Office) {
  return (
    <li>
      <span>{name}</span>
      <a className="button" href={formatTelHref(phone)} title={name}>
        <Icon name="phone" />
        {phone}
        <span className="sr-only"> {name}</span>
      </a>
    </li>
  );
}
