// Whether a name that is also a place's means something else where it stands: a person, a thing
// named for a place, a street, a lake. Told by the words around it, and by a short list of
// well-known compounds. `before` and `after` are the text around the name, in lower case.

const RELATION =
  'aunt|auntie|uncle|wife|husband|son|daughter|kid|child|baby|stepson|stepdaughter|mom|mother|dad|father|brother|sister|grandma|' +
  'grandmother|grandpa|grandfather|granddaughter|grandson|niece|nephew|cousin|friend|girlfriend|boyfriend|roommate|ex|boss|' +
  'manager|supervisor|coworker|co-worker|colleague|secretary|teacher|nurse|neighbor|client|dog|cat|puppy|horse';
/** "My aunt Virginia", "a president like Washington", "named Dallas". */
const PERSON_BEFORE = new RegExp(
  `(?:\\b(?:my|our|his|her|their|your|the|an?|little|older|younger|late|best|step|old) (?:${RELATION})|` +
    '\\b(?:mr|mrs|ms|miss|aunt|uncle|grandma|grandpa|president|senator|name is|named|is called|was called|goes by|nicknamed)\\.?|' +
    `\\b(?:presidents?|founders?|people|guys?|someone|somebody|${RELATION})(?: \\w+)? like|` +
    `\\b(?:george|denzel|booker t|martha|kerry|joe|hannah|miss)) $`,
);
/** "Brooklyn is my 15 yr old", "Georgia from HR". */
const PERSON_AFTER = new RegExp(
  `^(?: ?,)? (?:(?:is|was) (?:my|our|his|her|a|an|the) (?:\\w+ )?(?:\\d+|${RELATION})\\b|(?:is|was|turned|turns|just turned) \\d+\\b|` +
    'from (?:hr|h\\.r|human resources|accounting|accounts|payroll|work|billing|management|legal|corporate|reception|' +
    'next door|upstairs|downstairs|church|school|class|my|our|the (?:office|front|desk|other|leasing|bank|store|shop|gym))\\b|' +
    'in (?:hr|human resources|accounting|payroll|billing)\\b|and (?:her|his) (?:mom|dad|boyfriend|girlfriend|husband|wife|kids)\\b)',
);
/** What only a person does or has, after a name that people also give their children. */
const DONE_BY_PERSON =
  /^(?:['’]?s (?:mom|mother|dad|father|husband|wife|boyfriend|girlfriend|birthday|teacher|phone)\b| (?:texted|borrowed|punched|slapped|hugged|kissed|yelled|cried|cheated|dumped|moved out|broke up|got pregnant|passed away|hit me|(?:and i|and me)\b|(?:took|has|kept|broke|ruined|stole|keeps|wrecked) my\b))/;
const GIVEN_NAMES =
  /^(?:virginia|georgia|carolina|dakota|montana|brooklyn|austin|charlotte|madison|dallas|savannah|houston|denver|phoenix|cheyenne|aurora|florence|augusta|lincoln|jackson|carson|chandler|tyler|eugene|gary|sierra|chelsea|camden|kent|logan|orlando|dayton|raleigh|memphis|santa maria|lawrence|elizabeth|everett|helena|eugene|beverly|shirley|roy|kyle|bryan|allen|clovis|pearl|gilbert|irving|trenton|kingston|marietta|olympia|alexandria|diego)$/;

/** In full: the name and what follows. */
const COMPOUND =
  /^(?:boston (?:market|pizza|terriers?|butt|cream|whaler|baked|scientific)|denver (?:boots?|omelet|mattress)|texas (?:hold|roadhouse|toast|instruments)|kentucky (?:fried|bourbon|derby)|virginia (?:slims|ham|creeper)|california (?:kings?\b|rolls?\b|pizza|closets|stop)|(?:new york|chicago|detroit|philly|memphis|st\.? louis|kansas city|california|texas|hawaiian|buffalo)[- ]style|new york (?:life|times|post|strip|minute)|washington (?:post|mutual|monument)|(?:philly|philadelphia) (?:cheese|cream)|buffalo (?:wild|wings?|sauce|chicken|bills? game)|chicago (?:tribune|dogs?\b|manual|title)|nashville hot|montana silver|idaho potato|georgia.pacific|florida georgia line|maine (?:coon|lobster)|alaska (?:airlines|king)|long island ice|manhattan clam|tennessee (?:whiskey|walk)|oregon trail|carolina (?:herrera|reaper)|indiana jones|houston rockets|phoenix university|orlando bloom|austin powers|dallas buyers|vermont (?:teddy|castings)|colorado bulldog|delaware (?:punch|river)|mississippi (?:river|mud)|ohio river|missouri river|colorado river|michigan left|jersey (?:mike|barrier)|utah jazz|savannah cat|columbus day|lincoln (?:mkz|navigator|continental|town car|aviator|nautilus|tech|financial|memorial)|arizona (?:iced?|tea)|(?:burlington northern )?santa fe (?:suv|rail)|nevada smith|washington'?s birthday)/;
/** "The Dallas Cowboys". */
const TEAM =
  /^ (?:cowboys|yankees|giants|jets|bears|bulls|cubs|lakers|dodgers|packers|steelers|eagles|broncos|patriots|red sox|celtics|dolphins|texans|astros|saints|falcons|braves|ravens|browns|bengals|vikings|lions|tigers|chiefs|royals|chargers|raiders|seahawks|mariners|longhorns|buckeyes)\b/;
const CAR_MAKER =
  /\b(?:chevy|chevrolet|dodge|toyota|gmc|kia|hyundai|chrysler|pontiac|ford|subaru|jeep|buick|cadillac|plymouth) $/;
/** Streets, lakes and mountains of that name lie anywhere. */
const STREET =
  /^ (?:avenue|ave|street|road|rd|blvd|boulevard|lane|turnpike|(?:north|south|east|west) (?:ave|st)\w*)\b/;
const STATE_STREET = /^ (?:county|parish|st|dr|drive)\b/;
const WATER = /\b(?:mount|mt\.?|lake|gulf of) $/;
/** Companies are formed there by people who are somewhere else. */
const FORMATION_STATES = /^(?:delaware|nevada|wyoming|de|nv|wy)$/;
const CORPORATE_FORM =
  /^ (?:(?:series |single.member |holding )?llcs?|l\.l\.c|inc\b|corp|c.?corp|s.?corp|statutory trust|holding compan|registered agent|limited partnership|entity|entities|trust compan)/;
const CORPORATE_ACT =
  /\b(?:incorporat\w+|llc(?: is| was)?(?: \w+){0,2}|formed|registered|set up|corporation)(?: (?:my|the|our|an?) (?:llc|company|business|corporation|corp))?(?: up)? in $/;

export function isNamesake(
  name: string,
  { before, after, isState }: { before: string; after: string; isState: boolean },
): boolean {
  const isPerson =
    PERSON_BEFORE.test(before) ||
    PERSON_AFTER.test(after) ||
    (GIVEN_NAMES.test(name) && DONE_BY_PERSON.test(after));
  if (isPerson && !/\b(?:in|near|outside|around) $/.test(before)) return true;
  if (COMPOUND.test(name + after) || TEAM.test(after)) return true;
  if (CAR_MAKER.test(before) || WATER.test(before)) return true;
  if (isState && STATE_STREET.test(after)) return true;
  if (STREET.test(after) && (isState || /\b(?:on|at|off|to|along|\d+\w*) $/.test(before)))
    return true;
  return FORMATION_STATES.test(name) && (CORPORATE_FORM.test(after) || CORPORATE_ACT.test(before));
}
