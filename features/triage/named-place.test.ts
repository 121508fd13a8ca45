import { describe, expect, test } from 'vitest';
import { findNamedState } from './named-place.ts';

type Case = [text: string, state: string | undefined];

const read = (cases: Case[]) =>
  test.each(cases)('%s → %s', (text, state) => expect(findNamedState(text)).toBe(state));

describe('a name that is no place', () => {
  read([
    ['brooklyn is my 15 yr old, she signed a contract', undefined],
    ['my aunt Virginia left me her ring', undefined],
    ['georgia from hr says I have to use my vacation', undefined],
    ['how many terms could a president like Washington serve', undefined],
    ['Can Boston Market sue me over a review', undefined],
    ['they put a denver boot on my car', undefined],
    ['setting up a delaware llc for my shop', undefined],
    ['bought a Chevy Colorado and it broke', undefined],
    ['my house is on Georgia street', undefined],
    ["texas hold'em night at my house in orem", 'UT'],
    ['slipped at a texas roadhouse in akron', 'OH'],
    ['I run a Delaware LLC, I live in Kalamazoo', 'MI'],
    ['Virginia landlord wants a double deposit', 'VA'],
    ['brooklyn landlord kept my deposit', 'NY'],
    ['how long can Houston prosecutors wait to file', 'TX'],
    ['va - can they still charge me two years later', 'VA'],
    ['ma, can you help me with this', undefined],
  ]);
});

describe('of two places', () => {
  read([
    // Where it happened, or where the house is, before the home.
    ['I live in Atlanta but the wreck was in Chattanooga', 'TN'],
    ['truck got hit in Roswell New Mexico, my home is in lubbock', 'NM'],
    ['91 in a 70 on 81 in virginia. I live in tennessee, is it a crime', 'VA'],
    ['convicted in columbus ohio in 2009, live in phoenix now', 'OH'],
    ['ticketed in Rockford Illinois, i am from Madison wisconsin', 'IL'],
    ["i'm in Cincinnati but the house my grandma left me is in Covington Kentucky", 'KY'],
    ['staying with my mom in Topeka since he locked me out of the apartment in Provo', 'UT'],
    ['Augusta Georgia is home but the cops got my son in Aiken, South Carolina', 'SC'],
    // An origin, an office, plates and relatives come last.
    ['employers headquarters is in Omaha but i work at the Denver store', 'CO'],
    ['north dakota plates, live in Moorhead, MN, fargo friends say small claims', 'MN'],
    ['grew up in baltimore. my dad lived and died in pittsburgh', 'PA'],
    ['drive in from louisville to the plant in Jeffersonville, Indiana', 'IN'],
    ['My mom is in a nursing home in Florida but I live in Knoxville', 'TN'],
    ['got hurt in Providence? no thats where i live. It happened in New Haven CT', 'CT'],
    // The work counts where the question is about work, the home where it is about the home.
    ['I live in Silver Spring MD and work in DC, my boss stole tips', 'DC'],
    ['I work in DC but live in Alexandria, Virginia, and the landlord adds fees', 'VA'],
    ['left kansas for colorado springs, the apartment has no heat', 'CO'],
    ['I have property in Ohio and in Kentucky', undefined],
    ["Its 9 degrees in Duluth and the power is off. Landlord's in Florida", undefined],
    [
      'Mother is in a home in Rochester. My brother Keith, who lives in Phoenix, has written',
      undefined,
    ],
    ['a power of attorney I signed in Iowa, now that we live in Nebraska', 'NE'],
    ['order was made in Milwaukee. I live in Chicago', 'WI'],
    ['store in Burbank, is that on the clock in California', 'CA'],
    ['the rest of us are in LA', undefined],
  ]);

  test('an unknown place of the matter is not taken for the known home', () => {
    expect(findNamedState('I live in Macon. The wreck was in Oakhollow.')).toBeUndefined();
  });

  test('a name that several states share is of the state named with it', () => {
    expect(findNamedState('I commute from Newark NJ. My landlord in Newark is mad')).toBe('NJ');
  });
});

describe('names in no table of towns', () => {
  read([
    ["a tenant in Prince George's County", 'MD'],
    ['a tenant in Prince George County', 'VA'],
    ['Mat-Su Borough, he chained off my driveway', 'AK'],
    ['Way up in the U.P. my uncle left me his camp', 'MI'],
    ['our place on the Cape', 'MA'],
    ['abq got a dwi', 'NM'],
    ['Camp Lejeune wife here', 'NC'],
    ['Fort Campbell housing has mold', undefined],
    ['Turtle Mountain, car got repossessed', 'ND'],
    ['lived in san fransisco 11 years', 'CA'],
    ['do I need probate in 82001?', 'WY'],
    ['Washington, DC basement with no license', 'DC'],
    ['My Suffolk County New York landlord', 'NY'],
  ]);
});
