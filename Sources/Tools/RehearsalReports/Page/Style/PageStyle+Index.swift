extension PageStyle {
  /// The index of runs: cards for what does not hold, and folded lists for what does.
  static let index = """
    #filter{display:flex;flex-wrap:wrap;gap:.75rem 1rem;align-items:end;margin:0 0 1.5rem}
    #filter label{display:grid;gap:.2rem;font-size:.8rem;color:var(--faint);min-width:0}
    #filter select,#filter input{font-size:.95rem;color:var(--ink);max-width:14rem}
    #filter .wide{flex:1 1 20rem}#filter .wide input{width:100%;max-width:none}
    #count{margin:0;flex:1 1 60%;color:var(--faint);font-size:.875rem;min-height:1.4em;align-self:center}
    .folder{margin:0 0 2.5rem}.folder>h3{margin:0 0 .5rem;display:flex;flex-wrap:wrap;gap:0 1rem;align-items:baseline;\
    overflow-wrap:anywhere}.folder .meta{font-weight:400}
    .feature h4{margin:0;font-size:1rem;font-weight:600;overflow-wrap:anywhere}
    div.feature{margin:0 0 1.5rem}div.feature>h4{margin:0 0 .5rem}
    details.feature{border-top:1px solid var(--rule)}details.feature:last-child{border-bottom:1px solid var(--rule)}
    .feature>summary{display:grid;grid-template-columns:1.1rem minmax(0,1fr) auto;gap:.1rem .4rem;align-items:baseline;padding:.6rem 0;color:var(--ink);\
    list-style:none}.feature>summary::-webkit-details-marker{display:none}
    .feature>summary::before{content:"▸";color:var(--accent)}.feature[open]>summary::before{content:"▾"}
    .feature>summary:hover h4{color:var(--accent)}
    .meta>span+span::before{content:"·";padding:0 .5em}.meta>span:last-child{white-space:nowrap}
    .rows{list-style:none;margin:0 0 .75rem;padding:0 0 0 1.5rem}
    .rows>.run{display:grid;grid-template-columns:minmax(0,1fr) auto 5rem;gap:.1rem 1.25rem;padding:.3rem 0;align-items:baseline}
    .rows>.run>a,.findings>li>a{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden;justify-self:start}
    .rows .hit,.findings .hit{grid-column:1/-1;font-size:.875rem;font-weight:400;display:block;white-space:nowrap;overflow:hidden;\
    text-overflow:ellipsis}.hit::before{content:"in its story: ";color:var(--faint)}
    .status{font-size:.85rem;color:var(--faint);text-align:right;white-space:nowrap}.status::before{content:"✓ "}
    :is(.failed,.crashed,.hung)>.status{color:var(--alarm);font-weight:600}
    :is(.failed,.crashed,.hung)>.status::before{content:"✗ "}
    .outline{padding:.3rem 0}.outline>.name{display:block;overflow-wrap:anywhere}
    .examples{border-collapse:collapse;font-size:.875rem;margin:.25rem 0 .5rem}
    .examples th,.examples td{text-align:left;padding:.25rem 1.25rem .25rem 0;vertical-align:baseline;border-bottom:1px solid var(--rule);\
    max-width:22rem}.examples thead th{font-weight:500;color:var(--faint)}.examples tbody th{font-weight:400}
    .examples .end{color:var(--faint);white-space:nowrap}.examples .hit{max-width:22rem}
    .findings{list-style:none;margin:0;padding:0;display:grid;gap:.75rem}
    .findings>li{position:relative;display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.15rem 1.5rem;padding:1rem 1.1rem;\
    background:var(--card);border-radius:10px;box-shadow:inset 3px 0 var(--alarm)}
    .findings>.drawn{padding-left:8rem;min-height:7rem}
    .findings>li>a{font-weight:600;font-size:1.05rem}.findings .meta{grid-column:1/-1}
    .mini{position:absolute;left:1.1rem;top:1rem;width:5.5rem;height:calc(100% - 2rem);max-height:8.5rem;background:var(--paper);border-radius:6px;\
    padding:.3rem}.mini path{fill:none;stroke:var(--ink);stroke-width:1.6;stroke-linecap:round}.mini .life{stroke:var(--rule);stroke-width:1}
    .mini .fault{stroke:var(--alarm);stroke-dasharray:3 2}.mini .wrong{stroke:var(--alarm);stroke-width:3}
    .values{display:flex;flex-wrap:wrap;gap:.2rem 1.5rem;margin:.15rem 0 .3rem;font-size:.9rem;grid-column:1/-1}
    .values div{display:flex;gap:.5rem;min-width:0}.values dt{color:var(--faint)}.values dd{margin:0;overflow-wrap:anywhere}
    .ways{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:.2rem 1.25rem;margin:.4rem 0 0;font-size:.925rem}
    .problems{grid-column:1/-1;list-style:none;margin:.4rem 0 0;padding:0;font-size:.925rem;display:grid;gap:.5rem}
    .problems li{max-height:24rem;overflow:auto}
    .problems b{font-weight:600}.problems .place{display:block}
    .problems pre{display:grid}.problems pre>*{text-decoration:none}
    .problems del{color:var(--alarm)}.problems ins{color:var(--accent)}
    .again{grid-column:1/-1;color:var(--faint);margin-top:.35rem}
    """

  /// What the keys do, over everything else.
  static let help = """
    dialog{border:1px solid var(--rule);border-radius:12px;padding:1.5rem;background:var(--paper);color:var(--ink);max-width:min(34rem,92vw)}
    dialog::backdrop{background:rgb(0 0 0/.45)}dialog h2{font-size:1.2rem;margin:0 0 1rem}
    dialog dl{margin:0 0 1.25rem;display:grid;gap:.45rem}dialog dl div{display:grid;grid-template-columns:7rem minmax(0,1fr);gap:1rem}
    dialog dd{margin:0}dialog dt{white-space:nowrap}
    """
}
