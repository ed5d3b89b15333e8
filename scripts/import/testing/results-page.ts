/** An invented results page, as saved by a browser. */
export const resultsPage = `<!DOCTYPE html>
<html><head><title>Fog Bowl</title><style>td { color: red }</style></head><body>
<nav><ul><li>Schedule</li><li>Standings</li></ul></nav>
<h1>Fog Bowl</h1>
<table><tr><td>Location</td><td>Eastport, ME</td></tr></table>
<h3>Pool A</h3>
<table>
  <thead><tr><th>Date</th><th>Time</th><th>Field</th><th colspan="1">Team 1</th><th>Team 2</th><th>Score</th></tr></thead>
  <tbody>
  <tr><td rowspan="3">Sat 6/13</td><td>9:00&nbsp;AM</td><td>1</td><td><a href="x">Côte Sauvage</a> (2)</td><td>Drift (3)</td><td>13 - 9</td></tr>
  <tr><td>9:00 AM</td><td>2</td><td>Gale (1)</td><td>Eddy (4)</td><td>13 - 2</td></tr>
  <tr><td></td><td>1</td><td>The Unreasonably Long-Winded Harbour Master of Passamaquoddy (1)</td><td>Côte Sauvage (2)</td><td>13 - 7<script>track()</script></td></tr>
  </tbody>
</table>
<h3>Championship bracket</h3>
<table><caption>Bracket</caption>
  <tr><th>Date</th><th>Time</th><th>Round</th><th>Home</th><th>Away</th><th>Score</th></tr>
  <tr><td>Sun 6/14</td><td>9:00 AM</td><td>Final</td><td>Gale</td><td>Eddy</td><td>11 - 10</td></tr>
  <tr><td>Sun 6/14</td><td>9:00 AM</td><td>5th Place Semifinal</td><td>Gale</td><td>Côte Sauvage</td><td>8 - 15</td></tr>
</table>
</body></html>`;
