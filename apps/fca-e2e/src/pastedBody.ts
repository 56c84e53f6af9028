/** A text as newsrooms paste them: quotations with scripts, frames, a gallery, a picture without measures. */
export const pastedBody = `
  <p>Primer párrafo de la nota.</p><p>Segundo párrafo.</p>
  <blockquote class="twitter-tweet"><p lang="es">¡España, campeona del mundo!</p>&mdash; FIFA (@FIFAWorldCup)
    <a href="https://twitter.com/FIFAWorldCup/status/1813000000000000000?ref_src=x">19 de julio</a></blockquote>
  <script async src="https://platform.twitter.com/widgets.js"></script>
  <h2>El video</h2>
  <p><iframe width="560" height="315" src="https://www.youtube.com/embed/pRpeEdMmmQ0"></iframe></p>
  <h2>La foto</h2>
  <p style="color:red"><img src="/statics/pictures/FCA/1001/wide-490x275" alt="Haaland" onload="document.title='x'">
    <img src="/no-existe.jpg" alt="Una foto que nunca llega"></p>
  <h2>La galería</h2>
  <div class="gallery">
    <figure><img src="/statics/pictures/FCA/1001/wide-740x416"><figcaption>La primera foto</figcaption></figure>
    <figure><img src="/statics/pictures/FCA/1002/wide-740x416"><figcaption>La segunda foto</figcaption></figure>
    <figure><img src="/statics/pictures/FCA/1003/square-400x400"><figcaption>La tercera foto</figcaption></figure>
  </div>
  <blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/reel/C9abcDEF_-1/"></blockquote>
  <blockquote class="tiktok-embed" cite="https://www.tiktok.com/@fifa/video/7391234567890123456"></blockquote>
  <div class="fb-post" data-href="https://www.facebook.com/fifa/posts/123"></div>
  <iframe src="https://mapas.example/estadio"></iframe>
  <h2>El final</h2>
  texto suelto del final`;
