#include "lab/report_parts.h"

namespace levee::lab {

// The colours are those of the browser's page (web/src/style/tokens.css). Blue and ochre are told
// apart by every kind of eye.
std::string_view report_style() {
    return R"(:root {
  --paper: #f4ecd8; --card: #fbf6e9; --ink: #2a2118; --soft: #6d5f49; --line: #cbb991;
  --accent: #7a2a1e; --first: #2f5f97; --second: #c07a26; --nobody: #d9ccae;
  --serif: 'EB Garamond', Garamond, Georgia, 'DejaVu Serif', serif;
  --sans: 'Source Sans 3', 'Source Sans Pro', 'DejaVu Sans', system-ui, sans-serif;
  color-scheme: light dark;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #1d1813; --card: #28211a; --ink: #efe4cd; --soft: #b3a488; --line: #4d4030;
    --accent: #e0957c; --first: #79abe0; --second: #e2aa5c; --nobody: #453a2b;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.5 var(--serif); }
main { max-width: 860px; margin: 0 auto; padding: 40px 24px 80px; }
header { border-bottom: 3px double var(--line); padding-bottom: 20px; margin-bottom: 12px; }
h1 { font-size: 46px; line-height: 1.1; font-weight: 500; margin: 4px 0 6px; }
h2 { font-size: 27px; font-weight: 500; color: var(--accent); margin: 0 0 4px; }
.over { font: 13px var(--sans); letter-spacing: .09em; text-transform: uppercase;
  color: var(--soft); margin: 0; }
.under { margin: 0; font-size: 19px; color: var(--soft); }
.under em { color: var(--ink); }
.headlines { display: flex; flex-wrap: wrap; gap: 12px 40px; margin-top: 22px; }
.headline { display: flex; flex-direction: column; }
.headline strong { font-size: 38px; line-height: 1.1; font-weight: 500; }
.headline.first strong { color: var(--first); }
.headline.second strong { color: var(--second); }
.headline .name { font: 14px var(--sans); color: var(--soft); }
.headline .note { font: 13px var(--sans); color: var(--soft); min-height: 1.2em; }
.whose { margin: 22px 0 0; padding: 12px 18px; background: var(--card); border: 1px solid var(--line);
  border-left: 4px solid var(--soft); border-radius: 6px; font: 15px/1.5 var(--sans); }
.whose.warning { border-left-color: var(--accent); }
.whose p { margin: 0; max-width: 80ch; }
section { padding: 30px 0 6px; border-bottom: 1px solid var(--line); }
section > p { max-width: 68ch; margin: 0 0 12px; }
figure { margin: 14px 0 22px; background: var(--card); border: 1px solid var(--line);
  border-radius: 6px; padding: 16px 18px 10px; }
figcaption { font: 14px/1.4 var(--sans); color: var(--soft); margin-top: 6px; max-width: 76ch; }
svg { display: block; width: 100%; height: auto; overflow: visible; }
svg text { font: 13px var(--sans); fill: var(--ink); }
svg text.soft { fill: var(--soft); font-size: 12px; }
svg text.on { fill: var(--card); font-size: 12px; }
svg text.strong { font-weight: 600; }
svg .axis { stroke: var(--ink); stroke-width: 1; }
svg .grid { stroke: var(--line); stroke-width: .7; }
svg .zero { stroke: var(--soft); stroke-width: 1.2; stroke-dasharray: 4 3; }
svg .mark { stroke: var(--accent); stroke-width: 2; fill: none; }
svg .dot { fill: var(--accent); }
svg .band { fill: var(--line); opacity: .35; }
svg .first, .key.first { fill: var(--first); background: var(--first); }
svg .second, .key.second { fill: var(--second); background: var(--second); }
svg .nobody, .key.nobody { fill: var(--nobody); background: var(--nobody); }
svg .level1 { opacity: .45; } svg .level2 { opacity: .7; } svg .level3 { opacity: 1; }
svg .whisker { stroke: var(--ink); stroke-width: 1.4; }
svg .wide { fill: var(--soft); opacity: .18; }
svg .narrow { fill: var(--soft); opacity: .32; }
svg .curve { stroke: var(--ink); stroke-width: 2.2; fill: none; }
svg .curve.one { stroke: var(--first); }
svg .curve.two { stroke: var(--second); }
svg .curve.three { stroke: var(--accent); stroke-dasharray: 6 4; }
svg .plain { fill: var(--soft); }
svg circle.nobody { stroke: var(--soft); }
svg .doubt { fill: var(--accent); opacity: .22; }
svg .speck { opacity: .38; }
.legend { font: 14px var(--sans); color: var(--soft); }
.key { display: inline-block; width: 12px; height: 12px; border-radius: 2px; margin: 0 6px 0 14px; }
.key:first-child { margin-left: 0; }
table { border-collapse: collapse; font: 15px var(--sans); margin: 10px 0 22px; }
th, td { padding: 4px 14px 4px 0; text-align: right; border-bottom: 1px solid var(--line);
  font-variant-numeric: tabular-nums; }
th { font-weight: 600; color: var(--soft); }
th:first-child, td:first-child { text-align: left; }
pre { font: 13px/1.5 ui-monospace, 'DejaVu Sans Mono', Menlo, monospace; background: var(--card);
  border: 1px solid var(--line); border-radius: 6px; padding: 12px 14px; white-space: pre-wrap;
  overflow-wrap: anywhere; }
dl { font: 14px var(--sans); display: grid; grid-template-columns: max-content 1fr; gap: 2px 18px; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
small { color: var(--soft); font-size: 13px; }
.scroll { overflow-x: auto; }
/* On a phone a picture keeps letters that can be read, and is pushed sideways. */
@media (max-width: 640px) {
  body { font-size: 16px; }
  main { padding: 20px 14px 48px; }
  h1 { font-size: 34px; }
  .headlines { gap: 10px 26px; }
  .headline strong { font-size: 30px; }
  figure { padding: 12px 12px 8px; }
  .scroll svg { width: 600px; }
  table { font-size: 14px; }
  dl { grid-template-columns: 1fr; }
  dd { margin-bottom: 6px; }
}
@media print {
  body { background: #fff; } figure, section { break-inside: avoid; }
}
)";
}

}  // namespace levee::lab
