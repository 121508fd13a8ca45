// The closed list of small talk: phrases, and words of questions about this site. No word of
// leaving, ending, giving away, being sorry or being tired may ever stand here: whoever hides
// despair uses those. Without accents and punctuation; a letter that is drawn out counts once.

import { PATTERNED_REPLIES, toPhrases } from './small-talk-patterns.ts';

/** In the order in which a message that is several of them is called. */
export const SMALL_TALK = ['about-us', 'thanks', 'greeting', 'reply', 'test'] as const;
export type SmallTalk = (typeof SMALL_TALK)[number];

const toWords = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const PHRASES: Record<Exclude<SmallTalk, 'about-us'>, string[]> = {
  thanks: toPhrases(`
    thanks | thank you | thank u | thankyou | thx | thnx | tks | ty | tysm | tyvm | many thanks
    thanks so much | thank you so much | thanks a lot | thanks a bunch | thank you very much | 
    very much | a million | appreciate it | i appreciate it | much appreciated | appreciated
    you are the best | youre the best | you are great | you are awesome | you are very kind
    youre awesome | great | awesome | cool | nice | perfect
    wonderful | excellent | amazing | super | that was helpful | this was helpful | that helps
    that helped | very helpful | this helps | so helpful | super helpful | for your help
    for the help | for the info | for the information | that is helpful | good job | great job
    nice job | much obliged | good bot | 
    gracias | muchas gracias | mil gracias | muchisimas gracias | grasias | grax | se lo agradezco
    te lo agradezco | se le agradece | le agradezco | agradecido | agradecida | muy amable
    dios lo bendiga | dios la bendiga | dios te bendiga | dios le bendiga | excelente
    perfecto | genial | chido | chevere | bacano | que padre | que bien | muy bien | de verdad
    por la ayuda | por su ayuda | por tu ayuda | por la informacion | por la info
    de nada | muy util | me sirvio | me ayudo mucho | me sirvio mucho | buen trabajo | eres el mejor
    eres la mejor | eres lo maximo | muchas | wow
    thnks | tanks | thank you ever so much | appreciate ya | preciate it | bless your heart | blessings
    god bless | god bless you | love this site | love this page | love this website | love it
    i like how you explain things | very well explained | well explained | good answer | great answer
    good explanation | great explanation | clear answer | best website ever | best site ever
    great site | nice site | great website | nice website | good site | great page | great service
    excellent service | wonderful service | good service | nice work | great work | awsome | impressive
    very impressive | fantastic | brilliant | lovely | neat | sweet | dope | thats dope | thats cool
    thats awesome | thats great | thats perfect | thats amazing | so cool | very cool | so kind
    how kind | very kind | very clear | so clear | youre so smart | you are so smart | ur smart
    youre a lifesaver | you are a lifesaver | lifesaver | five stars | 5 stars | 10 out of 10
    dios se lo pague | se agradece | se los agradezco | quedo agradecido | quedo agradecida
    muy agradecido | muy agradecida | un millon de gracias | muchisimas | infinitas gracias | grcs
    buenisimo | buenisima | excelente servicio | muy buen servicio | muy buena pagina | buena pagina
    muy buena respuesta | buena respuesta | me encanta esta pagina | me encanta | me encanto
    me gusta esta pagina | me gusta | me gusto | muy bien explicado | bien explicado | bien explicadito
    lo felicito | la felicito | los felicito | felicidades | felicitaciones | guay | bacan | esta bacan
    esta chido | esta chevere | esta genial | esta muy bien | q padre | que chido | que bueno
    que buena onda | sos un genio | eres un genio | genio | crack | que amable | muy gentil
    muy claro | clarisimo | 10 de 10 | bendiciones`),
  greeting: toPhrases(`
    hi | hello | hey | hiya | howdy | yo | sup | wassup | wazup | whats up | what is up | greetings
    good morning | morning | good afternoon | good evening | good day | hi there | hello there
    hey there | how are you | how are you doing | how are you today | how are u | how r u | hru
    how you doing | hows it going | how is it going | hows your day | how is your day going
    nice to meet you | pleased to meet you | im good | im fine | i am fine | doing well | and you
    happy monday | happy friday | merry christmas | happy new year | happy holidays
    hola | ola | holi | holis | buenas | buenos dias | buen dia | buenas tardes | buenas noches
    bonito dia | que tal | que tal todo | como estas | como esta | como esta usted | como estan
    como andas | como te va | como le va | que onda | que hubo | quiubo | que pasa | saludos | oye
    oiga | epa | alo | wenas | todo bien | mucho gusto | un gusto | feliz navidad | feliz dia
    con quien tengo el gusto | con quien hablo | encantado | encantada | que tengas buen dia
    hellow | helo | mornin | good mornin | gm |  ayo | aloha | whats good | whats crackin | whats new
    waddup | salutations | good day sir | good day maam | dear sir | dear sir or madam | hey you
    how have you been | hows your day been | how was your day | hows everything | how is everything
    how are things | how ya doin | how ya doing | how u doin | how u doing | you good | u good
    cant complain | not bad | not too bad | pretty good | doing good | im doing good | im doing well
    i am doing well | im good thanks | im good and you | im fine thanks | good and you | good and u
    and yourself |  how about you | how about yourself | hope youre well
    hope you are well | hope you are doing well | hope youre doing well | all good here | all good
    did you have a good weekend | did you have a nice weekend | how was your weekend | happy holidays to you
    merry christmas to you | happy new year to you | happy thanksgiving | happy easter | anybody here
    pleasure to meet you | its a pleasure | pleased to make your acquaintance | how do you do
    muy buenas | muy buenos dias | muy buenas tardes | muy buenas noches | buenas y santas | wena
    q onda | q tal | q mas | q hubo | que lo que | komo tas | como tas | como estas hoy | como amanecio
    como amaneciste | como ha estado | como has estado | como le va | como va | como va todo
    como va tu dia | que tal tu dia | que tal su dia | como estuvo tu dia | como les va | y usted | y tu
    y vos | y ustedes | bien y tu | bien y usted | bien gracias a dios | bien gracias | muy bien gracias
    por preguntar | mas o menos y tu | todo tranquilo | todo tranqui | todo chevere | todo chido
    todo bien gracias | al tiro | por aqui | por aca | saludos cordiales | un saludo | un cordial saludo
    un abrazo | feliz ano | feliz ano nuevo | felices fiestas | feliz pascua | feliz domingo
    feliz lunes | feliz viernes | buen provecho | buen lunes | buen viernes | 
    hola de nuevo | hola otra vez | hola bot | hola robot | robotito | toc toc | knock knock
    que tenga buen dia | have a good day | have a nice day | have a good one
    klk | que lo que | que mas | buena`),
  reply: [
    ...PATTERNED_REPLIES,
    ...toPhrases(`
    yes | yeah | yep | yup | yea | yess | yes sir | yes maam | of course | sure | for sure
    absolutely | definitely | no | nope | nah | no thanks | no thank you | not yet
    not sure | im not sure | i am not sure | maybe | perhaps
    probably | possibly | kind of | kinda | sort of | i think so | i guess | i guess so | ok | okay
    okey | okie | k | kk | alright | all right | right | correct | exactly | true | false | fine
    thats fine | that is fine | got it | gotcha | understood | i understand | i see | makes sense
    that makes sense | oh ok | oh okay | oh i see | sounds good | will do | that works | works for me
    both | neither | none of these | none of those | none of them | the first one | the second one
    the third one | first one | second one | third one | the first | the second | the third
    | this one | that one | option one | option two | option a | option b | a | b | c
    hmm | hm | uh | um | oh | ah | lol | lmao | haha | hahaha | huh | why not | how so
    which one | go ahead | go on | please continue | continue | next
    si | claro | claro que si | simon | aja | asi es | por supuesto | desde luego | nel | nop
    para nada | no gracias | todavia no | aun no | no estoy seguro
    no estoy segura | tal vez | quizas | quiza | puede ser | a lo mejor | creo que si | creo que no
    pienso que si | mas o menos | vale | va | sale | dale | oka | bueno | pues si | pues no | pues
    ta bien | esta bien | estabien | de acuerdo | entendido | entiendo | ya entendi | ya veo | ya se
    exacto | exactamente | correcto | cierto | es cierto | es verdad | ninguno | ninguna
    ninguno de esos | los dos | las dos | ambos | ambas | el primero | la primera | el segundo
    la segunda | el tercero | la tercera | esa | ese | eso | jaja | jajaja | mmm | eh
    orale | arre | sobres | andale | ahorita | un momento | un segundo | one moment | one second
    that is what i meant | thats what i meant | not that one | i think so too | the other one
    eso es lo que quise decir | eso quise decir | eso mero | ese mero | creo que ambos | el otro | la otra
    hold on | wait | espera | espere | sigue | siga | continua | que | como | cual | 
    porque no | y eso | no entiendo | no entendi | no le entendi | i dont understand
    i dont know | dont know | idk | idk yet | no idea | i have no idea | not exactly | not really
    not quite | not yet thanks | neither one | either one | either | whichever | whichever is easier
    whichever is best | whatever you think | number one | number two | number three | number 1
    number 2 | number 3 | option 1 | option 2 | option 3 | 1 | 2 | 3 | 4 | the 1st one | the 2nd one
    the 3rd one | the top one | the one above | the one below | that is it | something like that
      yes please | yeah please | thats the one
    thats it exactly | it depends | depends | that depends | ahh ok | i get it | i get it now
    ok i get it now | now i get it | nvm | i already did | i already did that | already did
    already did that |     
    let me see | let me think | let me check | hmm let me think |  
     one sec | one second | just a second | just a sec | just a minute | one minute
    wait a sec | wait a second | wait a minute | hang on | hold on a sec | one moment please
    say that again | say it again | come again | can you repeat that | repeat that | repeat please
    what was that | what | wait what | pardon | pardon me | excuse me | huh what | what does that mean
    u right | youre right | you are right | thats right | so anyway |  omg | oh my | whoa | oops
    meh | ooh | aw | aww | yay | hooray | lolol | rofl | xd | jeje | jiji | jojo | hehe | hihi | ja | ha
    no se | no lo se | nose | ni idea | no tengo idea | sabra | quien sabe | no precisamente | no exactamente
    no tanto | no mucho | noo | sip | sipo | sep | obvio | ni modo | ninguno de los dos
    ninguna de las dos | cualquiera | cualquiera de los dos | la que sea | el que sea | el de arriba
    el de abajo | la de arriba | la de abajo | numero uno | numero dos | numero tres | la opcion uno
    opcion uno | opcion dos | opcion 1 | opcion 2 | la uno | la dos | el uno | el dos | eso es | eso mismo
    esa misma | ese mismo | algo asi | asi mero | ya lo hice | ya lo hice ayer | ya la hice | ya lo vi
      depende | porfa | por favor | porfis | mande | diga | digame | a ver
    dejame ver | dejeme ver | dejame pensar | dejeme pensar | un segundito | un momentito
    espere un momento | espere un momentito | espera un momento | dame un segundo | deme un segundo
    dame un momento | deme un momento | dame un minuto | deme un minuto | otra vez porfa
    otra vez por favor | me lo repite | me lo repites | me lo puede repetir | me lo puedes repetir
    repita por favor | repitelo | repitamelo | que significa eso | que es eso | que dijo | que dijiste
    no le entendi nada | no entendi nada | no cacho | mas despacio | mas despacio por favor | ah ya
    ah ok | ah bueno | ah claro | oh bueno | entonces | este | o sea | uy | ups | ay | guau | ajam
    i dont get it | what do you mean | que quiere decir | como asi | repite por favor
    found it | i found it | found it already | i found it already | already found it
    i already found it | nevermind i found it | nevermind found it | found the form | i found the form
    ya lo encontre | ya la encontre | ya los encontre | ya encontre | olvidelo ya lo encontre
    olvidalo ya lo encontre | olvidelo ya la encontre | olvidalo ya la encontre
    ya encontre el formulario | eso buscaba
    espereme | esperame | espereme tantito | esperame tantito | espereme un momento
    esperame un momento | espereme un ratito | esperame un ratito | deme tantito | dame tantito
    aguanteme tantito | aguantame tantito | permitame | permitame un momento | permitame tantito
    bear with me | please hold | please wait | let me find my glasses | let me get my glasses
    let me grab my glasses | let me get a pen | let me grab a pen | let me find a pen
    deje busco mis lentes | deje agarro mis lentes | deje busco una pluma | deje busco mis anteojos
    typo | i had a typo | wrong window | wrong button | wrong chat | hit enter too soon
    i hit enter too soon | hit send too soon | i hit send too soon | sent too soon | sent by mistake
    sent by accident | i sent that by mistake | i sent that by accident | sent that by mistake
    hit enter by mistake | hit enter by accident | i hit enter by mistake | hit the wrong button
    i hit the wrong button | pressed the wrong button | i pressed the wrong button
    my cat walked on the keyboard | my cat stepped on the keyboard | my cat just walked on the keyboard
    le di enter sin querer | le di enviar sin querer | lo mande sin querer
    se mando sin querer | se envio sin querer | aprete sin querer
    aprete enter sin querer | le pique sin querer | me equivoque de boton | me equivoque de tecla
    me equivoque de ventana | me equivoque de chat | equivoque de boton | boton equivocado`),
  ],
  test: toPhrases(`
    test | testing | tests | tester | this is a test | just a test | just testing | only a test
    test test | testing testing | is this working | does this work | is this thing on | are you there
    check | mic check | prueba | pruebas | probando | haciendo una prueba | solo probando
    es una prueba | esto es una prueba | una prueba | esta prueba | funciona | funciona esto
    esto funciona | sirve esto | si sirve | se oye | si se oye | me oyes | me escuchas | me lees
    can you hear me | can you read this | can you see this | is this on | estas ahi | one two three | uno dos tres
    uno dos | one two | asdf | asdfasdf | qwerty | abc | xyz | blah | blah blah | bla bla | bla 
    asdfgh | asdasd | sdf | testing 1 2 3 | test 123 | test 1 2 3 | 123 | 1234 | 12345 | check check
    is anybody there | is anyone there | anybody there | anyone there | is someone there | u there
    you there | are u there | is anybody on | is anyone on | did you get my message | did u get that
    did you get that | did it send | did that send | just checking if this works | just trying it out
    just trying this out | trying this out | just seeing if this works | just looking around
    hay alguien | hay alguien ahi | alguien ahi |  sigues ahi | sigue ahi | esta ahi
    probando 1 2 3 | probando uno dos tres | a ver si funciona | a ver si sirve | si funciona
    le llego mi mensaje | te llego mi mensaje | se mando | si se mando | nomas probando | nomas viendo`),
};

/** A question about this site has at least one of these … */
export const SITE_WORDS = toWords(`
  bot robot chatbot ai chatgpt gpt human humans person machine computer site website app page chat
  assistant plainlaw lawyer attorney free cost english spanish language languages secure confidential
  private privacy anonymous anonymously messages conversation conversations account trustworthy legit
  trusted donate subscription government login menu download print whatsapp
  humano humana persona maquina computadora sitio pagina aplicacion asistente abogado abogada gratis
  guardan privado privada anonimo anonima mensajes conversacion cuenta confiable segura licenciado licenciada
  imprimir descargar gobierno registrarme correo
  gratuito gratuita cuesta ingles espanol idioma idiomas ia confidencial`);
/** … and otherwise only these. */
export const SITE_FILLERS = toWords(`
  are is you u r it this that a an the real really actually talking to with speaking who what which
  can see save store stored read i need have there share sure ok for work works use used using print
  where on open sundays weekends hours ur
  how does do did can made makes built runs run or in speak and so your name whats whos my any
  charge much online called thing from here type typed
  eres es estas hablando con quien que como se llama llamas funciona hace hizo hicieron esto este esta
  un una el la lo de verdad real o en habla hablas hablan usted tu y su nombre cual cobran cobra algo
  hay atiende estoy
  para sirve usa se escribo escribimos puedo puede puedes tienen tiene tengo guardan guarda lo leen lee ven ve mis mi
  son del es por ver donde tambien hacer uso registrar necesito dueno quienes les uno aqui escribe`);

/**
 * With one of the first words, a message of these words alone is small talk, too: thanks, a
 * greeting, an answer to what we asked, a test of the chat.
 */
export const ANCHORED: [
  Exclude<SmallTalk, 'about-us'>,
  ReadonlySet<string>,
  ReadonlySet<string>,
][] = [
  [
    'thanks',
    toWords('thanks thank thx ty tysm thankyou gracias grasias agradezco appreciate'),
    toWords(`
        u you so much very really a lot again kindly for your ur the this that it was is help helping
        helpful info information answer answers answering explaining explanation clear clearly quick
        quickly fast reply replies response responses time patience kind nice great good awesome
        perfect ok okay oh wow yes yeah sir maam friend buddy bro hun honey dear mr mrs miss and
        makes sense now i got it understand see have day evening night weekend god bless
        bot robot buddy man bud ever dear simple simply plainly plain making easy easier link number
        phone page site website needed exactly what super real quick ya lol haha blessings faster us guys team computer speedy
        muchas muchisimas mil muy por la el su tu lo le les se te de ayuda informacion info
        respuesta respuestas explicacion explicarme explicar contestar responder rapido rapida claro
        clarito amable gentil tiempo paciencia bien ya si ok oiga joven senorita senor amigo amiga
        bot robot robotito rey reina hermano hermana mijo mija corazon genio crack rapidez velocidad
        contestarme hablar espanol tenerme numero telefono enlace leer explicado clarisimo jaja jeje
        lol haha profe licenciado licenciada doctor doctora digo uy q ustedes
        bastante mucho me sirvio sirve ayudo ayudado entendi quedo que buen dia tarde noche tenga
        tengas dios bendiga excelente perfecto y es fue
      `),
  ],
  [
    'greeting',
    toWords('hi hello hey hiya howdy hola buenas buenos saludos morning afternoon evening'),
    toWords(`
        good there again how are you u doing today nice to meet ya yall sir maam friend
        chat bot assistant team my name is i have a quick question can ask you something ok
        robot computer buddy stranger young man dear anybody anyone someone here back again its im me
        this from sunny rainy greetings mister mr mrs ms miss bro bruh dude fam everyone lol haha
        neighbor folks gentlemen ladies madam or
        how is it going your day hope well whats up dias dia tardes noches como esta estas estan
        usted ustedes tal que onda bien amigo amiga senor senorita mucho gusto tengo una
        pregunta rapida puedo hacer preguntarle algo muy buen bonito
        robot robotito nuevo otra vez alguien hay ahi aqui soy me llamo le habla habla desde don dona
        joven jefe jefa compadre comadre hermano hermana vecino vecina parce bro pana asere chamo che
        po jaja jeje bola lo q doctor licenciado profe
      `),
  ],
  [
    'greeting',
    toWords(
      'christmas xmas thanksgiving hanukkah easter holidays navidad navidades pascua pascuas fiestas',
    ),
    toWords(`
        merry happy blessed very new year years eve to and you u yall yinz too your the whole team staff
        folks everyone everybody who whoever works work there here at site friends from family
        feliz felices prospero y ano nuevo dia gracias de a al para todo todos todas el la su sus
        equipo personal gente los las que trabajan trabaja ahi alla aqui ustedes usted familia
        tambien igualmente muy
      `),
  ],
  [
    'reply',
    toWords(
      'yes yeah yep yup no nope nah ok okay sure correct right exactly si claro exacto correcto',
    ),
    toWords(`
        that thats is what i meant mean said asked thank you thanks the first second third
        one two option a b c these both sounds good great cool got understand understood
        makes sense sir maam of course sure think so maybe actually oh um well and eso es
        lo que quise decir dije pregunte gracias por favor el la primero primera segundo
        segunda opcion este esta esos ambos dos bien entendido entiendo senor senorita creo
        mero asi supuesto no si pues bueno
      `),
  ],
  [
    'test',
    toWords('test testing prueba probando pruebas'),
    toWords(`
        just only this is a the chat box thing on does it work working see if works to checking can
        you hear me read one two three hello ok solo nomas estoy esta una el a ver si sirve funciona
        se oye uno dos tres hola esto es haciendo para
      `),
  ],
];
