import {
  type State,
  STATE_KINDS,
  type StateKind,
  type States,
  STATES_IN_ENGLISH,
  readMapTiles,
  shapeStates,
} from "./state.ts";

const STATE_NAMES: Record<StateKind, string> = {
  state: `
    AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut,
    DE Delaware, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa,
    KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan,
    MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire,
    NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio,
    OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island, SC South Carolina, SD South Dakota,
    TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington, WV West Virginia,
    WI Wisconsin, WY Wyoming`,
  district: "DC District of Columbia",
  territory: `
    AS American Samoa, GU Guam, MP Northern Mariana Islands, PR Puerto Rico, VI U.S. Virgin Islands`,
  bonus: "MEX Mexico",
};

/** Tile map of the United States; Mexico and the territories fill gaps at the edge. */
const MAP_ROWS = [
  "AK  .   .   .   .   .   .   .   .   .   ME",
  ".   .   .   .   .   .   .   .   .   VT  NH",
  "WA  ID  MT  ND  MN  WI  .   MI  NY  MA  RI",
  "OR  NV  WY  SD  IA  IL  IN  OH  PA  NJ  CT",
  "CA  UT  CO  NE  MO  KY  WV  VA  MD  DE  .",
  ".   AZ  NM  KS  AR  TN  NC  SC  DC  .   .",
  "MP  GU  .   OK  LA  MS  AL  GA  .   .   VI",
  "HI  AS  MEX TX  .   .   .   .   FL  .   PR",
];

const STATE_ZONES: Readonly<Record<string, string>> = {
  "America/New_York": "CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC TN VA VT WV",
  "America/Detroit": "MI",
  "America/Indiana/Indianapolis": "IN",
  "America/Kentucky/Louisville": "KY",
  "America/Chicago": "AL AR FL IA IL IN KS KY LA MI MN MO MS ND NE OK SD TN TX WI",
  "America/Denver": "CO ID KS MT ND NE NM NV OR SD TX UT WY",
  "America/Boise": "ID OR",
  "America/Phoenix": "AZ",
  "America/Los_Angeles": "CA ID NV OR WA",
  "America/Anchorage": "AK",
  "Pacific/Honolulu": "HI",
};

/** Common abbreviations beyond the postal codes. */
const OTHER_CODES: Readonly<Record<string, string>> = {
  AL: "Ala",
  AZ: "Ariz",
  AR: "Ark",
  CA: "Calif, Cali, Cal",
  CO: "Colo",
  CT: "Conn",
  DE: "Del",
  FL: "Fla",
  IL: "Ill",
  IN: "Ind",
  KS: "Kan, Kans",
  KY: "Kent",
  MA: "Mass",
  MI: "Mich",
  MN: "Minn",
  MS: "Miss",
  MT: "Mont",
  NE: "Neb, Nebr",
  NV: "Nev",
  NM: "N Mex, N Mexico",
  NY: "NY State",
  NC: "N Carolina, N Car",
  ND: "N Dakota, N Dak",
  OK: "Okla",
  OR: "Ore, Oreg",
  PA: "Penn, Penna",
  SC: "S Carolina, S Car",
  SD: "S Dakota, S Dak",
  TN: "Tenn",
  TX: "Tex",
  VT: "Verm",
  WA: "Wash, Washington State",
  WV: "W Virginia, W Va",
  WI: "Wis, Wisc",
  WY: "Wyo",
  DC: "DC, Washington DC, Washington District of Columbia, Wash DC",
  MP: "Mariana Islands, CNMI, Saipan",
  VI: "Virgin Islands, US VI, USVI, Saint Thomas",
};

const tiles = readMapTiles(MAP_ROWS);

const split = (list: string | undefined) => list?.split(", ") ?? [];

function listStates(kind: StateKind): State[] {
  return STATE_NAMES[kind].split(",").map((entry) => {
    const [code = "", ...name] = entry.trim().split(" ");
    return {
      code,
      name: name.join(" "),
      kind,
      tile: tiles.get(code) ?? { column: 1, row: 1 },
      timeZones: Object.keys(STATE_ZONES).filter((zone) =>
        STATE_ZONES[zone]?.split(" ").includes(code),
      ),
      also: split(OTHER_CODES[code]),
    };
  });
}

/** The United States: states by name, then DC, the five territories, and Mexico as a bonus plate. */
export const UNITED_STATES: States = {
  country: "US",
  called: STATES_IN_ENGLISH,
  list: STATE_KINDS.flatMap(listStates),
};

/** The states of a country: from a file, or those that are built in. */
export function statesOfCountry(country = "US", file?: Parameters<typeof shapeStates>[0]): States {
  if (file !== undefined) return shapeStates(file, country);
  return country === "US" ? UNITED_STATES : { country, called: STATES_IN_ENGLISH, list: [] };
}
