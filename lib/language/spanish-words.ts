// Words that Spanish has and English has not, without accents: those of everyday messages.
export const SPANISH_WORDS: ReadonlySet<string> = new Set(
  `
abajo abogada abogado abre abril abrir abuela abuelo acaba acaban acabo accidente acreedor acta
acuerdo ademas adentro adios adopcion adoptar afuera agarraron agarro agencia agente agosto agua
aguanto aguinaldo ahi ahora ahorita alarma algo alguien algun alguna alimentos alla alquiler
alquilo alta amable ambulancia amenaza amenazo amiga amigo anda ando anillo ano anoche anos ante
antecedentes antes aparece apartamento aparte apelar apellido apellidos apenas aplicacion
apostilla apuro aquel aqui arma arregla arreglar arreglo arrendador arrendamiento arrendatario
arrestaron arresto arriba asaltaron aseguradora aseguranza asi asilo asociacion asunto atras
audiencia aunque autor avisa avisar aviso ayer ayuda ayudame ayudar ayudenme bajar bajo
bancarrota banco bano basta bastante basura bautizo bebe beca beneficiario beneficios bien boda
bodas bomberos bonito bono borrar botas brazo brevete broma buen buena buenas bueno buenos
cabeza cada cai caja calefaccion calle calma calor cambia cambiar cambiaron cambie cambio camino
camion camioneta campo cancelar cancele candado cara carcel carga cargos carrito carro carros
carta cartas casa casada casado casados casar casas casera casero casi casita caso cayo cedula
celular cerca cero cerrar cerro certificada certificado chamba cheque cheques chinches chiquita
chiquito choque ciento cierra cierto cinco cita ciudadana ciudadania ciudadano claro clase
clases clausula cliente clientes cloro cobra cobrador cobran cobranza cobrar cobraron cobro
coche cocina codigo colega colegio comadre comer comida comite como compadre companero
companeros compania compartida compensacion completa completo compra comprar compre compro con
condado conmigo consejera consulado consulta contador contar contesta contestar contesto contra
contrate contratista contrato conviene copia corazon correo correr corrieron cortar cortaron
corte cosa cosas costo credito creo cual cuales cualquier cuando cuanta cuantas cuanto cuantos
cuarenta cuarto cuatro cubre cucarachas cuenta cuentan cuentas cuento cuesta cuida cuido culpa
cumple cumpleanos cumplio cumplir cunada cunado curiosidad custodia dado dando dano dar darme de
debajo debe deben deber debia debo decia decir decirlo declaracion declarar dedo deducir
defuncion deja dejan dejar dejarle deje dejo delito demanda demandar demandaron demando demas
dentro departamento depende deportacion deportan deportar deposito derecho derechos desalojar
desalojo descanse descontar descuentan descuento desde desempleo despedida despedido despertar
despidieron despido despues detenida detenido detuvieron deuda deudas devolucion devolver di dia
dias dice dicen dicho diciembre diciendo dieron diez diferencia diga digo dije dijeron dijo
dinero dio dios direccion directora discapacidad disculpe distrito divorciar divorciarse
divorcio doble doce dolares domestica domingo domingos domino dona donde dos doy duda duele
duena dueno duenos dura echar echaron edad edificio efectivo electrico ella ellas ellos
embarazada embarazo embargar embargaron embargo empacadora empezar empleador empleo empresa en
encerrada encontre enero enfermera enfermo enfrente enseno entender entiendo entonces entra
entrar entre entrego entrevista entro equipo era eran eres esa esas escolar escribe escribi
escribiendo escribo escrito escuela ese eso esos espalda espanol esperar esposa esposo esta
estaba estacionamiento estado estados estafa estamos estampillas estan estar estas este esto
estos estoy estudia estudio estufa estuve estuvimos estuvo examen excepcion existe factura
fallecio falta faltan faltar familia favor febrero fecha feliz feo fiado fiador fianza fiesta
fijese fin finiquito firma firmado firmamos firmar firme firmo fondo forma formulario
formularios foto fotos fraude frente frontera fuera fueron fuerte fui fuimos futbol gallinas
ganar gane gano garantia gastos gato gente gerente gimnasio gobierno golpea golpeo gracias
grande gratis grua grupo guantes guarda guardar guardia gusta ha haber habia habla hablar hable
hablo hace hacemos hacen hacer hacerlo haga hago han hasta haya hecho hemos heredero herederos
herencia hermana hermano hermanos hice hija hijas hijo hijos hipoteca hipotecas historia hizo
hogar hoja hola hombre horario horas hoy hubo huele huellas humanos humedad humo huracan iba
iglesia igual importa impuesto impuestos incendio infraccion infracciones ingles inmigracion
inquilina inquilino inspeccion intereses interprete invierno ir irme jajaja jefa jefe joven
joyas jubilada juega juego jueves juez jueza jugar juicio julio junio junta junto juntos jurado
laburo lado lana lavanderia leer legalmente lei les lesion lesiones letras ley leyes libreta
libros licencia licencias liga limpiar limpio linea liquidacion lista llamadas llamar llame
llamo llave llaves llega llegan llegar llegaron llego llegue lleva llevamos llevar llevaron
lleve llevo luego lugar lunes luz madrastra madre maestra mal malo manana manda mandar mandaron
mande mando maneja manejar manejo manera mano manutencion maquina marido martes marzo mascota
mata matar mato matricula matrimonio maximo mayordomo medicina medio mejor menor menores menos
mensaje mensajes mentira mes meses mi mica miedo mientras miercoles migra migracion migratorio
minimo minutos mio mire mis misma mismo mitad modos moho molestia moretones mucha muchacha
muchacho muchachos mucho mudamos mudanza mudar mudarme mude muebles muero muerte muerto mueve
mujer multa multas mundo murio musica muy nacido nacimiento nacio nada nadie naturalizacion
necesita necesitar necesito negocio nena ni nieta nieto nietos nina ningun ninguna ninguno nino
ninos noche noches nomas nombre norte nos nosotros notarial notario notificacion novela novia
noviembre novio nuera nuestra nuestro nueva nueve nuevo nuevos numero nunca obliga obligado
obligatorio obra ocho octubre ocupo oficina ofrece ofrecio oido operaron orden organizacion otra
otro otros oye padrastro padre padres paga pagada pagado pagan pagando pagar pagaron pago pagos
pague pais palabra papas papel papeles para parar parece pared pareja paro parque pasado
pasaporte pasaron pase pastillas paternidad patron patrona paz pecho pedi pedir pedirle pega
pegaba pego pelear pelo pena pendiente pensiones pequena perder perdi perdida perdio
perdon permanente permiso pero perrito perro persona personas pesos pide piden pidio pido pienso
pierde pierdo piso pistola pizca placa placas plagas planta plata pleito podemos poder poderes
podia podria policia poliza pollo pone ponen poner ponerlo ponga pongo poquito por porque precio
pregunta preguntan preguntando preguntar preguntas pregunto presentar preso prestamo presto
primas primero primo primos principio prisa problema problemas programa pronto propia propiedad
propina propinas proteccion protege proximo publica pude puede pueden puedo puerta pues puesto
puntos puro puse pusieron pusimos puso que quebro queda quedamos quedan quedar quede quedo queja
quemo queremos querer queria quien quienes quiere quieren quiero quinientos quise quisiera quita
quitan quitar quitaron quito raro rato razon recibi recibir recibo recibos reclamar reclamos
recoge recupero recursos reembolso refinanciar refugio regalar regale regalo regla reglamento
regresa regresan regresar regrese regreso remolque renovar renta rentas rento renuncia renunciar
repartir reportar reportarlo reporte requisitos residencia residente respirar restaurante
restriccion retiro revisar robaron robo rojo ruido sabado sabe saben saber saca sacar sacarnos
sacaron saco sala salario salen salgo sali salida salio salir salud saludos sangre sano saque
secuestro seguir segun segunda segundo seguridad seguro seis semana semanas semestre sencillo
senora senoras senores senorita septiembre ser sera seria servilleta siempre siete sigo sigue
siguen siguiente silla sin sindicato sino sirve sistema sobre sobrina sobrino sola solo somos
soy su subarrendar subio subir suegra suegro sueldo sueldos suena suicidio sus tal talon tamano
tambien tampoco tanto tarda tarde tardes tarea tarjeta tarjetas teatro techo telefono temporada
tenemos tener tengo tenia tenido terapia tercera terminar termine termino terreno testamento
testigo testigos tia tiempo tienda tiene tienen tio titulo toca tocaba tocan tocando tocar toda
todas todavia todo todos tomado tomar tomo trabaja trabajador trabajadora trabajando trabajar
trabaje trabajo trabajos traductor trae traia tranquila tranquilo trata tratan treinta tres
troca turista turno tus tutela tuve tuvimos tuvo ultima ultimo una unas unico uniforme
universidad uno unos usado usar uso usted ustedes vacaciones vacunas vale vamos varios vaya
veces vecina vecino veinte vence vencida vende vendedor vender vendi vendieron vendio vendo
veneno venia venir venta ventana ventas veo ver verano verdad veterinario vi viajar viaje
victima vida vieja viejita viejo viene vienen viernes vino violencia visado visitas viuda vive
viven vivia vivimos vivir vivo volver volvi vomito voy yerno yo zapatos
`
    .trim()
    .split(/\s+/),
);
