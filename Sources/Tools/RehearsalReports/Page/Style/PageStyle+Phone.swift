extension PageStyle {
  /// The phone, which looks like no particular one.
  static let phone = """
    .phone{width:15rem;max-width:100%;margin:0 auto;border-radius:34px;padding:.55rem;background:var(--bezel)}
    .glass{background:var(--wall);border-radius:27px;height:27rem;display:flex;flex-direction:column;overflow:hidden;\
    position:relative;font-size:.82rem;line-height:1.4}
    .glass p,.glass b,.glass small{margin:0;display:block}
    .clock{display:grid;grid-template-columns:1fr 3.6rem 1fr;align-items:center;font-size:.7rem;font-weight:600;\
    padding:.5rem 0 .4rem .9rem;color:var(--ink)}
    .clock i{height:1rem;border-radius:99px;background:var(--bezel)}.clock span{white-space:nowrap}
    .page,.home{flex:1;min-height:0;overflow:auto;padding:.6rem .8rem 1rem;display:grid;gap:.7rem;align-content:start}
    .behind{opacity:.45}
    .page .title{font-size:1.05rem;line-height:1.25;font-weight:700}.page>p,.page em{color:var(--faint)}.page em{font-style:normal}
    .group{background:var(--paper);border-radius:12px;padding:.65rem .75rem;display:grid;gap:.35rem}
    .group.urgent>b::before{content:"! ";color:var(--alarm)}
    .group small,.row small{color:var(--faint);font-size:.72rem}.row{border-top:1px solid var(--rule);padding-top:.35rem}
    .warning{font-size:.76rem;color:var(--faint)}.glass .link{color:var(--accent);font-weight:550}
    .busy{display:flex;gap:.5rem;align-items:center}
    .spin{width:.8rem;height:.8rem;border-radius:50%;border:2px solid var(--edge);border-right-color:transparent;flex:none}
    @media(prefers-reduced-motion:no-preference){.spin{animation:turn 1.4s linear infinite}@keyframes turn{to{rotate:1turn}}}
    .form{grid-template-rows:auto}.quick{display:flex;gap:.35rem;align-self:end;overflow:hidden;border-top:1px solid var(--rule);padding-top:.5rem}
    .quick span{background:var(--paper);border-radius:8px;padding:.35rem .55rem;flex:1 1 0;min-width:0;text-align:center;max-height:3.6em;overflow:hidden}
    .told{border-left:2px solid var(--accent);padding-left:.6rem}
    .address{background:var(--paper);border-radius:10px;padding:.45rem .6rem;text-align:center}
    .home{grid-template-columns:repeat(3,1fr);align-content:center;gap:1rem .5rem;text-align:center}
    .app i{display:grid;place-items:center;width:2.9rem;height:2.9rem;margin:0 auto .2rem;border-radius:13px;font-style:normal;\
    font-size:1.2rem;font-weight:600;background:var(--accent);color:var(--paper)}
    .app:first-child i{background:var(--faint)}.app small{font-size:.7rem;max-height:2.8em;overflow:hidden}
    .interface{position:absolute;inset:2.6rem 0 0;background:var(--paper);border-radius:14px 14px 0 0;\
    display:flex;flex-direction:column;box-shadow:0 -4px 24px rgb(0 0 0/.16)}
    .bar{display:grid;grid-template-columns:1fr auto 1fr;gap:.5rem;border-bottom:1px solid var(--rule);padding:.65rem .8rem}
    .bar b{font-weight:600;text-align:center;max-height:3em;overflow:hidden}.bar span{color:var(--accent)}
    .content{padding:1rem .8rem;display:grid;gap:.7rem;overflow:auto;align-content:start;min-height:0}
    .field{border:1px solid var(--edge);border-radius:8px;padding:.4rem .6rem}.field small{color:var(--faint);font-size:.72rem}
    .button{background:var(--accent);color:var(--paper);border-radius:10px;padding:.5rem;text-align:center;font-weight:600}
    .button.off{background:var(--rule);color:var(--faint)}
    .sheet{position:absolute;inset:auto 0 0;max-height:80%;overflow:auto;background:var(--paper);border-radius:20px 20px 0 0;\
    text-align:center;box-shadow:0 -4px 24px rgb(0 0 0/.16)}.sheet .link{padding:.2rem}.apple{font-size:1rem}
    .alert{position:absolute;inset:auto 1.1rem;top:50%;translate:0 -50%;max-height:75%;overflow:auto;background:var(--paper);\
    border-radius:16px;text-align:center;box-shadow:0 4px 28px rgb(0 0 0/.22)}
    .alert p{padding:1rem .9rem}.alert .link{border-top:1px solid var(--rule);padding:.55rem}
    .banner{position:absolute;inset:2.4rem .5rem auto;max-height:60%;overflow:auto;background:var(--paper);border-radius:16px;\
    padding:.6rem .8rem;box-shadow:0 4px 20px rgb(0 0 0/.2)}.banner b{font-size:.72rem;color:var(--faint)}
    """
}
