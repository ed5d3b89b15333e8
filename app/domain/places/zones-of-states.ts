const ZONES: Readonly<Record<string, string>> = {
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

/** The time zones in which a state lies, the one of most of its people first where it is known. */
export function zonesOfState(state: string): string[] {
  return Object.keys(ZONES).filter((zone) => ZONES[zone]?.split(" ").includes(state));
}
