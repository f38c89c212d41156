extension PageStyle {
  /// The tree of paths, the goals and the time line of an exploration.
  static let tree = """
    .exploration h4{font-size:1rem;font-weight:650;margin:2rem 0 .5rem}
    .strip{display:block;width:100%;height:1.25rem;border-radius:6px}.strip .band-0{fill:var(--card)}\
    .strip .band-1{fill:var(--rule)}.strip .mark{fill:var(--alarm)}
    .timeline{margin:.5rem 0 0;padding-left:1.5rem;font-size:.925rem}
    .tree ul,.tree ol{list-style:none;margin:0;padding:0 0 0 .9rem;border-left:1px solid var(--rule)}
    .tree>.paths{padding:0;border:0}.tree li{padding:.1rem 0;min-width:0}
    .tree summary{cursor:pointer;padding:.2rem .3rem;border-radius:6px}.tree summary:hover{background:var(--card)}
    .tree .path>summary{font-weight:550}.tree .point>summary{font-weight:400}
    .tree .outcome,.tree .place,.tree .time{color:var(--faint);font-weight:400;font-size:.875rem}
    .tree .time{white-space:nowrap;margin-right:.4rem}.tree b{color:var(--alarm);font-weight:600}
    .tree .place{margin:.2rem 0 .3rem .9rem}.tree .ending{padding-left:.3rem;font-size:.925rem}
    .tree .point p{margin:.4rem 0 .3rem .9rem;font-size:.925rem;color:var(--faint)}
    .world{margin:.3rem 0 .3rem .9rem;padding:.6rem .8rem;background:var(--card);border-radius:10px;font-size:.875rem;\
    display:grid;gap:.3rem}.world div{display:grid;grid-template-columns:6rem minmax(0,1fr);gap:.1rem .8rem}
    .world dt{color:var(--faint)}.world dd{margin:0}.world span{display:block}
    @media(max-width:40rem){.tree ul,.tree ol{padding-left:.4rem}.world div{grid-template-columns:minmax(0,1fr)}\
    .world,.tree .place,.tree .point p{margin-left:.4rem}}
    """
}
