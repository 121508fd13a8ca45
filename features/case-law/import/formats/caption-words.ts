// Words that classify a party: organizations, titles of officers, common first names, and
// abbreviations that stay in capitals. The lists are short on purpose: a missing word only leaves a
// caption longer.
const toSet = (words: string) => new Set(words.split(' '));

export const ORGANIZATIONS = toSet(
  'company co companies corporation corp incorporated inc association assn assoc bank board bureau city county town township village ' +
    'district state states united commission committee department dept agency authority university college school hospital union ' +
    'local lodge church railroad railway rr r ry line lines airlines airways insurance ins trust fund foundation society institute ' +
    'center services service systems industries industry products stores store motors oil gas steel coal mining mills works ' +
    'manufacturing mfg power light electric telephone telegraph cable television radio broadcasting publishing publications press ' +
    'news times post pharmaceuticals laboratories realty properties estates estate land development construction contractors ' +
    'engineering transport transportation freight trucking steamship navigation shipping ship vessel federation brotherhood ' +
    'international national american federal first mutual life casualty general savings loan credit finance financial group ' +
    'partners partnership holdings enterprises brothers bros sons nation tribe band indians community club league party citizens ' +
    'people commonwealth republic kingdom heirs lessee administrator executor in re ex parte et for of and the on ltd limited llc ' +
    'llp lp sa ag unknown one all lot tract acres cases bales barrels packages',
);

export const TITLES = toSet(
  'secretary attorney warden superintendent director commissioner governor administrator administratrix executor executrix trustee ' +
    'sheriff speaker president chairman judge justice clerk mayor collector comptroller treasurer postmaster marshal guardian ' +
    'receiver chief district state correctional individually personally on by a an who',
);

export const COMMON_FIRST_NAMES = toSet(
  'aaron adam albert alan alexander alfred alice allen amy andrew angela ann anna anne annie anthony antonio arnold arthur barbara ' +
    'benjamin bernard bessie betty beverly brenda brian bruce carl carlos carol carolyn catherine charles charlie cheryl christine ' +
    'christopher clarence clara claude clyde craig curtis cynthia dale daniel david deborah dennis diane dolores donald donna ' +
    'dorothy douglas earl eddie edgar edith edna edward edwin eleanor elizabeth ella ellen elmer emily emma eric ernest esther ' +
    'ethel eugene eva evelyn florence floyd frances francis francisco frank franklin fred frederick gary george gerald gertrude ' +
    'gilbert gladys glenn gloria gordon gregory guy harold harriet harry harvey hazel heather helen henry herbert herman horace ' +
    'howard hugh ida irene isaac jack jacob james jane janet janice jason jean jeffrey jennifer jeremy jerome jerry jesse jessica ' +
    'jessie jesus jimmy joan joe joel john johnny jonathan jose joseph joshua joyce juan juanita judith judy julia julie justin ' +
    'karen katherine kathleen kathryn keith kelly kenneth kevin kimberly larry laura lawrence lee leo leon leonard leroy leslie ' +
    'lewis lillian linda lisa lloyd lois lori louis louise lucille lucy luis luther mabel manuel marcus margaret maria marie ' +
    'marilyn marion marjorie martha martin marvin mary matthew maurice melissa melvin michael michelle miguel mildred milton ' +
    'minnie miriam morris nancy nathan nathaniel nicholas nicole norma norman oliver oscar pamela patricia patrick paul paula ' +
    'pauline pedro peggy peter philip phillip phyllis rachel ralph ramon randy raymond rebecca ricardo richard robert roberta ' +
    'roger roland ronald rosa rose roy ruby russell ruth ryan sally samuel sandra sara sarah scott sean sharon shirley sidney ' +
    'stanley stella stephanie stephen steve steven susan sylvia tammy teresa terry thelma theodore theresa thomas timothy todd ' +
    'tony tracy vernon victor vincent viola virginia vivian wallace walter wanda warren wayne wilbur willard william willie',
);

export const ALL_CAPS_WORDS = toSet(
  'us fdic nlrb sec eeoc irs ftc fcc ferc epa naacp aclu usa llc llp ncaa nfl cio afl icc ins twa at&t ibm abc cbs nbc tva hud usda dba aka n&w',
);
